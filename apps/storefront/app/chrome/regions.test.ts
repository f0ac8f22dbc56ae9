import { expect, test } from 'vitest';
import { regionsOf } from './regions.ts';

const brand = {
  country: 'CA',
  language: 'fr',
  alternates: [
    { hrefLang: 'en-US', url: 'http://shop.test/' },
    { hrefLang: 'en-CA', url: 'http://ca.shop.test/' },
    { hrefLang: 'fr-CA', url: 'http://ca.shop.test/fr/' },
    { hrefLang: 'x-default', url: 'http://shop.test/' },
  ],
} as const;

test('the foot of a page leads to the same page in each country and language, by names that are read there', () => {
  const regions = regionsOf(
    { ...brand, alternates: [...brand.alternates] },
    {
      path: '/mattress',
      alternates: [...brand.alternates],
    },
  );
  expect(regions.map(({ name, href, isHere }) => [name, href, isHere])).toEqual([
    ['United States', 'http://shop.test/mattress', false],
    ['Canada, English', 'http://ca.shop.test/mattress', false],
    ['Canada, français', 'http://ca.shop.test/fr/mattress', true],
  ]);
});

test('a country with two languages is named in each of them', () => {
  const alternates = [
    { hrefLang: 'en-US', url: 'http://shop.test/' },
    { hrefLang: 'es-US', url: 'http://shop.test/es/' },
  ];
  const regions = regionsOf({ country: 'US', language: 'es', alternates }, { path: '/mattress', alternates });
  expect(regions.map(({ name, href, isHere }) => [name, href, isHere])).toEqual([
    ['United States, English', 'http://shop.test/mattress', false],
    ['Estados Unidos, español', 'http://shop.test/es/mattress', true],
  ]);
});

test('where a country has no such page its link leads to the home page there', () => {
  const regions = regionsOf(
    { ...brand, alternates: [...brand.alternates] },
    { path: '/p/financing', alternates: [] },
  );
  expect(regions.map(({ href }) => href)).toEqual([
    'http://shop.test/',
    'http://ca.shop.test/',
    'http://ca.shop.test/fr/',
  ]);
});

import { expect, test } from 'vitest';
import { storefront } from '../../fixtures/brand.ts';
import { addEveryLanguage } from '../language/every-language.ts';
import { listJsonLd } from './list-json-ld.ts';

test('search engines read that a list stands below the home page', () => {
  const root = { storefront, origin: 'http://shop.test' };
  expect(listJsonLd(root, 'Bed frames', '/bed-frames')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Bed frames', item: 'http://shop.test/bed-frames' },
    ],
  });
});

test('structured data of a list is in the language of the page, below the home page of that language', () => {
  addEveryLanguage();
  const root = { storefront: { ...storefront, language: 'fr' }, origin: 'http://shop.test/fr' };
  expect(listJsonLd(root, 'Cadres de lit', '/bed-frames').itemListElement[0]).toMatchObject({
    name: 'Accueil',
    item: 'http://shop.test/fr/',
  });
});

import { expect, test } from 'vitest';
import { mergeRedirects, redirectsSchema } from './redirect-schema.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateRedirects } from './validate-redirects.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');

const faultsWith = (...redirects: { from: string; to: string }[]) =>
  validateRedirects({ ...halcyon, redirects });

test('another name of a page leads to it', () => {
  expect(faultsWith({ from: '/classic', to: '/mattress' }, { from: '/home', to: '/' })).toEqual([]);
});

test('it does not lead on to yet another name', () => {
  expect(faultsWith({ from: '/old', to: '/older' }, { from: '/older', to: '/mattress' })).toEqual([
    'redirect /old leads to /older, which is a redirect too',
  ]);
});

test('it hides no page, leads to a product that is sold, and is told once', () => {
  expect(faultsWith({ from: '/mattress', to: '/mattresses' })).toEqual(['redirect /mattress hides a page']);
  expect(faultsWith({ from: '/waterbed', to: '/mattresses/waterbed' })).toEqual([
    'redirect /waterbed leads to /mattresses/waterbed, which is no page',
  ]);
  expect(faultsWith({ from: '/a', to: '/' }, { from: '/a', to: '/mattress' })).toEqual([
    'redirect /a is there twice',
  ]);
});

test('it is written as addresses are', () => {
  for (const from of ['mattress', '/Mattress', '/mattress/', '/mattress?a=b', '//evil.example'])
    expect(redirectsSchema.safeParse([{ from, to: '/' }]).success, from).toBe(false);
});

test('what a brand says goes before what all of them say', () => {
  const shared = [
    { from: '/store', to: '/store/store-locator' },
    { from: '/cart', to: '/checkout/cart' },
  ];
  expect(mergeRedirects([{ from: '/store', to: '/mattresses' }], shared)).toEqual([
    { from: '/store', to: '/mattresses' },
    { from: '/cart', to: '/checkout/cart' },
  ]);
});

import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { setJsonLd } from './set-json-ld.ts';

type Page = Parameters<typeof setJsonLd>[0];

const PAGE = {
  heading: 'Foundation and mattress',
  description: 'Both of them.',
  name: 'foundation-mattress-set',
  search: { index: true, canonical: '/mattress-bundles/foundation-mattress-set' },
  storefront: { name: 'Halcyon' },
  summary: { total: money(82_850, 'USD') },
  problem: null,
} as unknown as Page;

test('a set is one product at the price of all its parts', () => {
  expect(setJsonLd(PAGE, 'https://shop.test')).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/mattress-bundles/foundation-mattress-set',
    offers: { price: '828.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('a set that cannot be had is out of stock', () => {
  const { offers } = setJsonLd({ ...PAGE, problem: 'Gone' }, '');
  expect(offers.availability).toBe('https://schema.org/OutOfStock');
});

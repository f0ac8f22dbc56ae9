import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { setJsonLd } from './set-json-ld.ts';

type Page = Parameters<typeof setJsonLd>[0];

const PAGE = {
  heading: 'Foundation and mattress',
  description: 'Both of them.',
  name: 'foundation-mattress-set',
  path: '/mattress-bundles/foundation-mattress-set',
  breadcrumbs: [{ title: 'Home', url: '/' }],
  search: { index: true, canonical: '/mattress-bundles/foundation-mattress-set' },
  storefront: { name: 'Halcyon' },
  summary: { total: money(82_850, 'USD') },
  problem: null,
} as unknown as Page;

test('a set is one product at the price of all its parts', () => {
  const [product, breadcrumbs] = setJsonLd(PAGE, 'https://shop.test')['@graph'];
  expect(product).toMatchObject({
    '@type': 'Product',
    image: 'https://shop.test/og/mattress-bundles/foundation-mattress-set.png',
    url: 'https://shop.test/mattress-bundles/foundation-mattress-set',
    offers: { price: '828.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a set that cannot be had is out of stock', () => {
  const [product] = setJsonLd({ ...PAGE, problem: 'Gone' }, '')['@graph'];
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

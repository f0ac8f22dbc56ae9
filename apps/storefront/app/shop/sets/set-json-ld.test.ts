import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { setJsonLd } from './set-json-ld.ts';

type Page = Parameters<typeof setJsonLd>[0];

const PAGE = {
  heading: 'Foundation and mattress',
  description: 'Both of them.',
  sku: 'hal-set-foundation',
  path: '/mattress-bundles/foundation-mattress-set',
  breadcrumbs: [{ title: 'Home', url: '/' }],
  search: { index: true, canonical: '/mattress-bundles/foundation-mattress-set' },
  storefront: { name: 'Halcyon', country: 'US', currency: 'USD' },
  summary: {
    total: money(82_850, 'USD'),
    later: null,
    returnDays: 100,
    delivery: { handling: { from: 2, to: 3 }, transit: { from: 1, to: 5 } },
  },
  problem: null,
} as unknown as Page;

test('a set is one product at the price of all its parts', () => {
  const [product, breadcrumbs] = setJsonLd(PAGE, 'https://shop.test')['@graph'];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'hal-set-foundation',
    image: 'https://shop.test/og/mattress-bundles/foundation-mattress-set.png',
    url: 'https://shop.test/mattress-bundles/foundation-mattress-set',
    offers: {
      price: '828.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: { merchantReturnDays: 100, applicableCountry: 'US' },
      shippingDetails: { deliveryTime: { transitTime: { minValue: 1, maxValue: 5 } } },
    },
  });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a set that cannot be had is out of stock', () => {
  const [product] = setJsonLd({ ...PAGE, problem: 'Gone' }, '')['@graph'];
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('a set of which one part ships later says so, and from when it is whole', () => {
  const summary = { ...PAGE.summary, later: { from: '2026-12-04' } };
  const [product] = setJsonLd({ ...PAGE, summary }, '')['@graph'];
  expect(product).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder', availabilityStarts: '2026-12-04' },
  });
  const [unknown] = setJsonLd({ ...PAGE, summary: { ...summary, later: { from: null } } }, '')['@graph'];
  expect(unknown).toMatchObject({ offers: { availability: 'https://schema.org/BackOrder' } });
  expect(unknown).not.toHaveProperty('offers.availabilityStarts');
});

test('furniture that is only shown together has no number of its own', () => {
  const [product] = setJsonLd({ ...PAGE, sku: null }, '')['@graph'];
  expect(product).not.toHaveProperty('sku');
});

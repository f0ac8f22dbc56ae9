import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../fixtures/catalogue.ts';
import { productJsonLd } from './product-json-ld.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, null);
const nodeOf = (type: string, of = page) => {
  const node = productJsonLd(of, 'https://halcyon.example')['@graph'].find((each) => each['@type'] === type);
  return JSON.parse(JSON.stringify(node ?? null));
};

test('search engines read a group of variants, each with its price and whether it can be had', () => {
  const { name, hasVariant, variesBy } = nodeOf('ProductGroup');
  const inSize = (size: string) => hasVariant.find((variant: { size: string }) => variant.size === size);
  expect(name).toBe('Classic memory foam mattress');
  expect(variesBy).toContain('https://schema.org/size');
  expect(inSize('Queen').offers).toMatchObject({
    price: '699.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: 'https://halcyon.example/mattress?variant=mattress_s_queen',
    hasMerchantReturnPolicy: { '@id': '#returns' },
    shippingDetails: { '@id': '#shipping' },
  });
  expect(inSize('Twin').offers.availability).toBe('https://schema.org/OutOfStock');
  expect(inSize('Split King').offers.availability).toBe('https://schema.org/BackOrder');
});

test('what comes in one form only is a product by itself', () => {
  const one = { ...page, variants: page.variants.slice(0, 1) };
  expect(nodeOf('ProductGroup', one)).toBeNull();
  expect(nodeOf('Product', one).offers.price).toBe('489.00');
});

test('they read how long it may be sent back, that delivery is free, where it stands, and what is asked', () => {
  expect(nodeOf('MerchantReturnPolicy').merchantReturnDays).toBe(365);
  expect(nodeOf('MerchantReturnPolicy', { ...page, returnDays: null })).toBeNull();
  expect(nodeOf('OfferShippingDetails').shippingRate).toMatchObject({ value: 0, currency: 'USD' });
  expect(nodeOf('BreadcrumbList').itemListElement[0]).toMatchObject({
    position: 1,
    item: 'https://halcyon.example/',
  });
  expect(nodeOf('FAQPage').mainEntity.length).toBe(page.questions.length);
});

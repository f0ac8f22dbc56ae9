import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
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
    shippingDetails: { '@id': '#shipping-1-3' },
  });
  expect(inSize('Twin').offers.availability).toBe('https://schema.org/OutOfStock');
});

test('a variant is shown in its own colour', () => {
  const colored = (value: string) => ({ name: 'Color', value, title: value });
  const [first] = page.variants;
  const photo = (color: string) => ({
    ...page.product.mediaCollection[0],
    url: `/pictures/${color}-960.webp`,
    tags: [`color:${color}`],
  });
  const bed = productPageOf(classic, null);
  const node = nodeOf('ProductGroup', {
    ...bed,
    product: { ...bed.product, mediaCollection: [photo('white'), photo('navy')] },
    variants: ['white', 'navy', 'green'].map((value) => ({ ...first, properties: [colored(value)] })),
  } as typeof page);
  expect(node.hasVariant.map(({ image }: { image?: string }) => image)).toEqual([
    'https://halcyon.example/pictures/white-960.webp',
    'https://halcyon.example/pictures/navy-960.webp',
    undefined,
  ]);
});

test('what ships later says from when it can be had, and promises no days under way', () => {
  const { hasVariant } = nodeOf('ProductGroup');
  const offerIn = (size: string) =>
    hasVariant.find((variant: { size: string }) => variant.size === size).offers;
  expect(offerIn('Split King')).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    availabilityStarts: '2026-11-25',
    shippingDetails: { '@id': '#shipping' },
  });
  expect(offerIn('Queen')).not.toHaveProperty('availabilityStarts');
  expect(offerIn('Twin')).not.toHaveProperty('availabilityStarts');
});

test('each variant is under way as long as its own page text says', () => {
  const [first, second, ...others] = page.variants;
  if (!first || !second) throw new Error('the fixture has variants');
  const quick = { ...second, delivery: { ...second.delivery, transit: { from: 1, to: 2 } } };
  const graph = productJsonLd({ ...page, variants: [first, quick, ...others] }, '')['@graph'];
  const shipping = graph.filter((each) => each['@type'] === 'OfferShippingDetails');
  expect(shipping).toMatchObject([
    { '@id': '#shipping' },
    {
      '@id': '#shipping-1-2',
      deliveryTime: {
        handlingTime: { minValue: 2, maxValue: 3 },
        transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
      },
    },
    { '@id': '#shipping-1-3', deliveryTime: { transitTime: { minValue: 1, maxValue: 3 } } },
  ]);
  expect(shipping[0]).not.toHaveProperty('deliveryTime');
});

test('what comes in one form only is a product by itself', () => {
  const one = { ...page, variants: page.variants.slice(0, 1) };
  expect(nodeOf('ProductGroup', one)).toBeNull();
  expect(nodeOf('Product', one).offers.price).toBe('489.00');
});

test('they read how long it may be sent back, that delivery is free, where it stands, and what is asked', () => {
  expect(nodeOf('MerchantReturnPolicy')).toMatchObject({
    merchantReturnDays: 365,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  });
  expect(nodeOf('MerchantReturnPolicy', { ...page, returnDays: null })).toBeNull();
  expect(nodeOf('OfferShippingDetails').shippingRate).toMatchObject({ value: 0, currency: 'USD' });
  expect(nodeOf('BreadcrumbList').itemListElement[0]).toMatchObject({
    position: 1,
    item: 'https://halcyon.example/',
  });
  expect(nodeOf('FAQPage').mainEntity.length).toBe(page.questions.length);
});

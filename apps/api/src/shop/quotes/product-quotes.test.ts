import { encodeQuery } from '@counterpane/contract/encode-query';
import { type ProductQuotes, productQuotesSchema } from '@counterpane/contract/products/product-quotes';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
});

const inject = (query: unknown) =>
  store.api.inject({ url: `/api/products/quotes/v2?query=${encodeQuery(query)}` });

const ask = async (query: object): Promise<ProductQuotes> =>
  z
    .object({ result: z.object({ data: productQuotesSchema }) })
    .parse((await inject({ couponCode: 'no-coupon', ...query })).json()).result.data;

describe('the prices of a product page in one call', () => {
  it('are lists for each list of the question [C7.10, C7.11]', async () => {
    const queen = await shopper.item('mattress', 'queen');
    const pillow = await shopper.item('pillow', 'king');
    const data = await ask({
      productItems: [queen, await shopper.item('mattress', 'king')],
      upsellItems: [pillow],
      upgradableUpsellItems: [],
      bundleGroupItems: [],
      bundleItems: [],
      bundleExtraItems: [pillow],
    });
    expect(data.productItems.map((entry) => 'sku' in entry && entry.sku)).toEqual([
      'hal-classic-foam-s:queen',
      'hal-classic-foam-s:king',
    ]);
    expect(data.upsellItems).toHaveLength(1);
    expect(data.bundleExtraItems).toHaveLength(1);
    expect(data.upgradableUpsellItems).toEqual([]);
  });

  it('are each alone: list price, price, gifts, extras, delivery and receipt', async () => {
    const { productItems } = await ask({ productItems: [await shopper.item('mattress', 'queen', 2)] });
    expect(productItems[0]).toMatchObject({
      quantity: 2,
      pricing: { price: { amount: 99_500 }, profilePrice: { amount: 69_900 } },
      priceBeforeDiscount: { amount: 199_000 },
      priceAfterDiscount: { amount: 139_800 },
      discount: { amount: 59_200 },
      extras: [{ sku: 'shipping', product: { title: 'Free shipping' } }],
      delivery: { text: '1 - 3 business days' },
      receipt: { total: 139_800 },
    });
    const [mattress] = productItems;
    if (!mattress || !('gifts' in mattress)) throw new Error('the mattress has no price');
    expect(z.array(z.object({ title: z.string() })).parse(mattress.gifts)).toHaveLength(3);
  });

  it('have the coupon in them', async () => {
    const productItems = [await shopper.item('mattress', 'queen')];
    expect((await ask({ productItems, couponCode: 'SLEEP10' })).productItems[0]).toMatchObject({
      priceAfterDiscount: { amount: 62_910 },
      couponDetails: { code: 'SLEEP10', applied: true },
    });
    expect((await ask({ productItems, couponCode: 'LASTYEAR' })).productItems[0]).toMatchObject({
      priceAfterDiscount: { amount: 69_900 },
      couponDetails: null,
      couponFault: { code: 'coupon_expired' },
    });
  });

  it('need a word about the coupon [C5.02]', async () => {
    const answer = await inject({ productItems: [] });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'coupon_required']);
  });

  it('say of an item what is wrong with it, and answer the rest', async () => {
    const unknown = { productID: 'f'.repeat(24), quantity: 1, properties: [] };
    const data = await ask({
      productItems: [unknown, await shopper.item('mattress', 'queen')],
      upsellItems: [unknown],
      bundleExtraItems: [unknown],
    });
    expect(data.productItems[0]).toMatchObject({ code: 'unknown_product' });
    expect(data.productItems[1]).toHaveProperty('priceAfterDiscount');
    expect(data.upsellItems[0]).toMatchObject({ code: 'unknown_product' });
    expect(data.bundleExtraItems[0]).toMatchObject({ code: 'unknown_product' });
    expect(data.bundleExtraItemsSkuPricing).toEqual([]);
  });

  it('are refused when nobody can read the question', async () => {
    const answers = [
      await store.api.inject('/api/products/quotes/v2?query=%21'),
      await inject({ couponCode: 'no-coupon', productItems: 'all' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(answers[1]?.json().error).toBe('We could not read query.productItems');
  });
});

describe('an upsell on a product page', () => {
  it('has what it is and what it costs with the product of the page', async () => {
    const { upsellItems } = await ask({
      productItems: [await shopper.item('mattress', 'queen')],
      upsellItems: [await shopper.item('pillow', 'king')],
    });
    expect(upsellItems[0]).toMatchObject({
      productID: await shopper.productId('pillow'),
      info: { name: 'pillow', url: '/bedding/pillow' },
      quote: { forItem: 'item-1', quantity: 1 },
    });
  });
});

describe('what comes with a set', () => {
  it('has its prices by sku, in cents [C3.36]', async () => {
    const pillow = await shopper.item('pillow', 'king');
    const data = await ask({
      bundleGroupItems: [await shopper.item('mattress', 'queen')],
      bundleExtraItems: [pillow],
    });
    expect(data.productSkus).toEqual(['hal-classic-foam-s:queen']);
    expect(data).toHaveProperty('bundleSku');
    const [pricing] = data.bundleExtraItemsSkuPricing;
    expect(pricing?.sku).toMatch(/pillow.*king$/);
    expect(pricing?.discountedPrice).toBeLessThanOrEqual(pricing?.totalPrice ?? 0);
    expect(pricing?.totalValue).toBeGreaterThan(0);
  });
});

describe('the OpenAPI document', () => {
  it('lists every field that quotes answer beyond the specification', async () => {
    const { paths } = (await store.api.inject('/api/openapi.json')).json();
    const fieldsOf = (path: string) => JSON.stringify(paths[path].get.responses['200']);
    for (const field of [
      'totalDiscount',
      'couponDetails',
      'couponFault',
      'totals',
      'receipt',
      'priceAfterDiscount',
    ])
      expect(fieldsOf('/api/carts/quote'), field).toContain(`"${field}"`);
    for (const field of [
      'isNotSaleAble',
      'sellsWithMattess',
      'pairedProduct',
      'saving',
      'bundleSku',
      'discountedPrice',
    ])
      expect(fieldsOf('/api/products/quotes/v2'), field).toContain(`"${field}"`);
    expect(paths['/api/carts/quote'].get.parameters).toMatchObject([{ name: 'carts', required: true }]);
  });
});

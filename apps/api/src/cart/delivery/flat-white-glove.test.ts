import type { ItemToAdd } from '@counterpane/contract/cart/carts';
import { encodeQuery } from '@counterpane/contract/encode-query';
import { productQuotesSchema } from '@counterpane/contract/products/product-quotes';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
let mattress: ItemToAdd;
let bed: ItemToAdd;
beforeAll(async () => {
  shopper = store.shopper();
  mattress = await shopper.item('mattress', 'queen');
  const [color] = result(await shopper.client.products(['socalle-platform-bed'])).data.flatMap(
    ({ properties }) => properties.filter(({ name }) => name === 'Color').flatMap(({ options }) => options),
  );
  const size = await shopper.item('socalle-platform-bed', 'queen');
  bed = { ...size, properties: [...(size.properties ?? []), { name: 'Color', value: color?.value ?? '' }] };
});

/** The totals of the platform bed set, in cents. */
const totalsOf = async (delivery?: object) => {
  const asked = { couponCode: 'no-coupon', bundleGroupItems: [mattress], bundleItems: [bed], delivery };
  const answer = await store.api.inject(`/api/products/quotes/v2?query=${encodeQuery(asked)}`);
  const { bundleSku, bundleTotals } = z
    .object({ result: z.object({ data: productQuotesSchema }) })
    .parse(answer.json()).result.data;
  expect(bundleSku).toBe('hal-set-platform');
  return [bundleTotals?.totalPrice.amount ?? 0, bundleTotals?.discountedPrice.amount ?? 0];
};

describe('white glove service for the platform bed set', () => {
  it('adds 299 dollars to the totals of the set [K9.04]', async () => {
    const [list = 0, price = 0] = await totalsOf();
    expect(await totalsOf({ deliveryOption: 'white-glove' })).toEqual([list + 29_900, price + 29_900]);
    expect(await totalsOf({ deliveryOption: 'white-glove', state: 'NY' })).toEqual([
      list + 29_900,
      price + 29_900,
    ]);
  });

  it('adds nothing on the ground, or where there is none', async () => {
    const plain = await totalsOf();
    expect(await totalsOf({ deliveryOption: 'ground' })).toEqual(plain);
    for (const state of ['AK', 'ZZ', 'constructor'])
      expect(await totalsOf({ deliveryOption: 'white-glove', state })).toEqual(plain);
  });

  it('is 299 dollars in the cart too, whatever the state’s row is for things one by one [K9.04]', async () => {
    const cart = result(await shopper.client.addItems([mattress, bed]));
    const chosen = result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
    expect(chosen.extras).toMatchObject([{ sku: 'wgs', pricing: { price: { amount: 29_900 } } }]);
    expect(chosen.totalPrice.amount).toBe(cart.totalPrice.amount + 29_900);
    expect(result(await shopper.client.whiteGlovePrices('NY'))).toEqual({
      basePrice: 19_400,
      discountedPrice: 29_900,
    });
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const { extras } = result(await shopper.client.cart());
    expect(extras.find(({ sku }) => sku === 'wgs')?.pricing.price.amount).toBe(29_900);
  });

  it('is by the table for the mattress alone', async () => {
    const other = store.shopper();
    await other.adds('mattress', 'queen');
    const cart = result(await other.client.chooseDelivery({ deliveryOption: 'white-glove' }));
    expect(cart.extras[0]?.pricing.price.amount).toBe(14_900);
  });
});

import type { CartView } from '@counterpane/contract/cart/carts';
import { encodeQuery } from '@counterpane/contract/encode-query';
import { productQuotesSchema, upsellQuoteSchema } from '@counterpane/contract/products/product-quotes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const BASE = 'adjustable-bed-frame';
const extrasOf = ({ items }: CartView) =>
  (items[0]?.availableExtras ?? []).filter(({ kind }) => kind !== 'white-glove');

/** What the total of a cart rises by with each thing that it offers. */
const rises = async (fill: (shopper: Shopper) => Promise<CartView>) => {
  const offered = extrasOf(await fill(store.shopper()));
  const real: [string, number][] = [];
  for (const { sku, product, properties, quantity } of offered) {
    const shopper = store.shopper();
    const before = await fill(shopper);
    const forItem = before.items[0]?.itemIdentifier ?? '';
    const item = { productID: product.id, properties, quantity, forItem };
    const after = result(await shopper.client.addItems([item]));
    real.push([sku, after.totalPrice.amount - before.totalPrice.amount]);
  }
  return { promised: offered.map(({ sku, price }) => [sku, price.amount]), real };
};

describe('what an extra of a cart costs', () => {
  it('is what the total rises by when it is added, set savings included', async () => {
    const { promised, real } = await rises((shopper) => shopper.adds('mattress', 'queen'));
    expect(promised).toEqual(real);
    expect(real.map(([sku]) => sku)).toContain('hal-adjustable-s:queen');
  });

  it('is that also beside other lines, and with a coupon', async () => {
    const fill = async (shopper: Shopper) => {
      await shopper.adds('mattress', 'queen', 2);
      await shopper.adds(BASE, 'queen');
      return result(await shopper.client.setCoupon('SLEEP10'));
    };
    const { promised, real } = await rises(fill);
    expect(promised).toEqual(real);
  });

  it('is for the mattresses that have no upgrade yet', async () => {
    const fill = async (shopper: Shopper) => {
      const { items } = await shopper.adds('mattress', 'queen', 2);
      const one = await shopper.item('tranquility-bundle', 'queen');
      return result(await shopper.client.addItems([{ ...one, forItem: items[0]?.itemIdentifier ?? '' }]));
    };
    const premier = extrasOf(await fill(store.shopper())).find(({ text }) => text === 'Premier Bundle');
    expect(premier?.quantity).toBe(1);
    const { promised, real } = await rises(fill);
    expect(promised).toEqual(real);
  });
});

describe('one extra', () => {
  it('has one price: on the page, in a quote and in the cart', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('mattress', 'queen');
    const offered = extrasOf(cart).find(({ product }) => product.name === BASE);
    const { state } = result(await shopper.client.productPage('mattress', ''));
    const onPage = state.upsellItems
      .find(({ name }) => name === BASE)
      ?.choices.find(({ size }) => size === 'queen');
    const query = encodeQuery({
      couponCode: 'no-coupon',
      productItems: [await shopper.item('mattress', 'queen')],
      upsellItems: [await shopper.item(BASE, 'queen')],
    });
    const answer = await store.api.inject(`/api/products/quotes/v2?query=${query}`);
    const { data } = z.object({ data: productQuotesSchema }).parse(answer.json().result);
    const [quoted] = z.tuple([upsellQuoteSchema]).parse(data.upsellItems);
    expect(onPage?.price).toEqual(offered?.price);
    expect(quoted.quote.addedPrice).toEqual(offered?.price);
    // The line itself bears only its share of what the set saves.
    expect(quoted.quote.receipt.total).toBe(quoted.quote.priceAfterDiscount.amount);
  });
});

describe('the extras of an item', () => {
  it('are few, so that a cart stays small', async () => {
    const cart = await store.shopper().adds('mattress', 'queen');
    const extras = cart.items[0]?.availableExtras ?? [];
    expect(extras.filter(({ kind }) => kind === 'upgrade')).toHaveLength(4);
    expect(JSON.stringify(extras).length).toBeLessThan(4500);
    expect(Object.keys(extras[0]?.product ?? {})).toEqual(['id', 'name', 'title', 'url']);
  });
});

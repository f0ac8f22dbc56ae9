import { encodeQuery } from '@counterpane/contract/encode-query';
import { type QuoteRequest, quoteEntrySchema, quoteSchema } from '@counterpane/contract/products/quotes';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
});

type Items = NonNullable<QuoteRequest['items']>;

const ask = async (items: Items) => {
  const text = encodeQuery([{ couponCode: 'no-coupon', items }]);
  const answer = await store.api.inject(`/api/carts/quote?carts=${text}`);
  return z.object({ result: z.tuple([quoteEntrySchema]) }).parse(answer.json()).result[0];
};
const faultOf = async (items: Items) => z.object({ code: z.string() }).parse(await ask(items)).code;
const linesOf = async (items: Items) =>
  quoteSchema
    .parse(await ask(items))
    .items.filter(({ isGift }) => !isGift)
    .map(({ itemIdentifier, quantity, forItem }) => [itemIdentifier, quantity, forItem]);

const BASE_PLAN = 'adjustable-base-protection-5-year';
const PLAN = 'mattress-protection-3-year';

describe('a quote takes what the cart takes, and nothing else', () => {
  it('has no items that belong to each other in a circle', async () => {
    const queen = { ...(await shopper.item('mattress', 'queen')), forItem: 'item-2' };
    const king = { ...(await shopper.item('mattress', 'king')), forItem: 'item-1' };
    expect(await faultOf([queen, king])).toBe('unknown_parent');
    expect(await faultOf([{ ...queen, forItem: 'item-1' }])).toBe('unknown_parent');
  });

  it('has no item for one that is itself for another', async () => {
    const child = { ...(await shopper.item('pillow', 'king')), forItem: 'item-1' };
    const items = [await shopper.item('mattress', 'queen'), child, { ...child, forItem: 'item-2' }];
    expect(await faultOf(items)).toBe('unknown_parent');
  });

  it('covers a large thing that was named as part of another, as a cart does', async () => {
    const base = { ...(await shopper.item('adjustable-bed-frame', 'queen')), forItem: 'item-1' };
    const plan = { ...(await shopper.item(BASE_PLAN, 'queen')), forItem: 'item-2' };
    expect(await linesOf([await shopper.item('mattress', 'queen'), base, plan])).toEqual([
      ['item-1', 1, null],
      ['item-2', 1, null],
      ['item-3', 1, 'item-2'],
    ]);
  });

  it('has as many plans as of what they cover, in its size, and none without it', async () => {
    const two = await shopper.item('mattress', 'queen', 2);
    const plan = { ...(await shopper.item(PLAN, 'queen', 7)), forItem: 'item-1' };
    expect(await linesOf([two, plan])).toEqual([
      ['item-1', 2, null],
      ['item-2', 2, 'item-1'],
    ]);
    expect(await faultOf([two, { ...plan, ...(await shopper.item(PLAN, 'twin')) }])).toBe('does_not_go_with');
    expect(await faultOf([await shopper.item(PLAN, 'queen')])).toBe('plan_does_not_fit');
  });

  it('has no more than there are, and whatever may be had later', async () => {
    const few = store.deps.catalogue
      .getStorefront('halcyon')
      .entries.flatMap(({ product }) =>
        Object.values(product.variants).map((variant) => ({ product, variant })),
      )
      .find(
        ({ product, variant: { units, availability } }) =>
          product.kind === 'mattress' && units > 0 && units < 99 && !availability.isBackOrderAllowed,
      );
    if (!few) throw new Error('nothing is scarce');
    const item = (quantity: number) => ({
      productID: few.product.id,
      properties: few.variant.chosen.map((choice) => ({ ...choice })),
      quantity,
    });
    expect(await faultOf([item(few.variant.units + 1)])).toBe('insufficient_stock');
    expect(await linesOf([item(few.variant.units)])).toHaveLength(1);
  });

  it('has nothing by itself that is sold only with something', async () => {
    expect(await faultOf([await shopper.item('premier-bundle', 'queen')])).toBe('sold_only_with');
    const king = await shopper.item('mattress', 'king');
    const twin = { ...(await shopper.item('premier-bundle', 'twin')), forItem: 'item-1' };
    expect(await faultOf([king, twin])).toBe('does_not_go_with');
  });

  it('joins two of the same, and keeps one apart that another item is for, wherever that stands', async () => {
    const queen = await shopper.item('mattress', 'queen');
    const pillow = { ...(await shopper.item('pillow', 'king')), forItem: 'item-3' };
    expect(await linesOf([queen, queen])).toEqual([['item-1', 2, null]]);
    expect(await linesOf([queen, pillow, queen])).toEqual([
      ['item-1', 1, null],
      ['item-3', 1, null],
      ['item-2', 1, 'item-3'],
    ]);
  });

  it('costs what the cart asks, for the same items', async () => {
    const buyer = store.shopper();
    const items = [await buyer.item('mattress', 'splitKing', 2), await buyer.item('mattress', 'twinXL', 1)];
    const cart = result(await buyer.client.addItems(items));
    expect(quoteSchema.parse(await ask(items)).totals.totalPrice).toEqual(cart.totalPrice);
  });
});

import { encodeQuery } from '@counterpane/contract/encode-query';
import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stock } from '../../catalogue/tables.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
beforeAll(async () => {
  // The gift is the brand's sleep bundle: a sheet set, two pillows and a protector.
  await setFlag(store, 'giftFromExtrasSwitcher', false);
});

const SHEETS = 'halcyon/hal-sheets-s:queen/c:white';
const PILLOW = 'halcyon/hal-pillow-s:standard';

const restock = async (item: string, available: number, backOrder: boolean): Promise<void> => {
  const { revision } = store.deps.catalogue;
  const row = { available, backOrder };
  expect(await store.database.db.update(stock).set(row).where(eq(stock.item, item)).returning()).toHaveLength(
    1,
  );
  store.deps.catalogue.announceChange();
  while (store.deps.catalogue.revision === revision) await new Promise((done) => setTimeout(done, 10));
};

const shortOfQuote = async (items: NonNullable<QuoteRequest['items']>): Promise<unknown> => {
  const answer = await store.api.inject(
    `/api/carts/quote?carts=${encodeQuery([{ couponCode: 'no-coupon', items }])}`,
  );
  return z.object({ result: z.tuple([z.unknown()]) }).parse(answer.json()).result[0];
};

/** How many gift bundles are in a new cart of a mattress and so many sheet sets. */
const giftsBeside = async (mattresses: number, sheets: number): Promise<number> => {
  const shopper = store.shopper();
  const white = await shopper.item('sheet-set', 'queen', sheets);
  const properties = [...(white.properties ?? []), { name: 'Color', value: 'white' }];
  if (sheets > 0) result(await shopper.client.addItems([{ ...white, properties }]));
  const { items } = await shopper.adds('mattress', 'queen', mattresses);
  return items.find(({ isGift }) => isGift)?.quantity ?? 0;
};

describe('a set of several stock items', () => {
  it('is given as long as each of its parts is there, however many of one part were bought', async () => {
    await restock(SHEETS, 1000, false);
    await restock(PILLOW, 5, false);
    expect(await giftsBeside(1, 10)).toBe(1);
    expect(await giftsBeside(3, 0)).toBe(2);
  });

  it('is given no more often than the part that cannot be back-ordered lasts', async () => {
    await restock(SHEETS, 3, false);
    await restock(PILLOW, 0, true);
    expect(await giftsBeside(5, 0)).toBe(3);
    expect(await giftsBeside(2, 2)).toBe(1);
  });

  it('is sold while that part lasts, and is then short in a cart and in a quote alike', async () => {
    await restock(SHEETS, 10, false);
    const shopper = store.shopper();
    const cart = await shopper.adds('serenity-bundle', 'queen', 10);
    expect(cart).toMatchObject({ items: [{ quantity: 10 }], notices: [] });
    await restock(SHEETS, 3, false);
    const short = { code: 'insufficient_stock', available: 3 };
    expect(result(await shopper.client.cart()).notices).toMatchObject([short]);
    expect(await shortOfQuote([await shopper.item('serenity-bundle', 'queen', 10)])).toMatchObject(short);
    const three = await shortOfQuote([await shopper.item('serenity-bundle', 'queen', 3)]);
    expect(three).not.toHaveProperty('code');
  });
});

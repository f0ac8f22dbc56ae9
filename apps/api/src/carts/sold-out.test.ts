import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stock } from '../database/schema.ts';
import { HOME, result } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const TOPPER = 'halcyon/hal-soft-topper-s:king';

/** Somebody else has bought the rest. */
const sellOut = async (item: string): Promise<void> => {
  const { revision } = store.deps.catalogue;
  const changed = await store.database.db
    .update(stock)
    .set({ onHand: 0 })
    .where(eq(stock.item, item))
    .returning();
  expect(changed).toHaveLength(1);
  store.deps.catalogue.announceChange();
  while (store.deps.catalogue.revision === revision) await new Promise((done) => setTimeout(done, 10));
};

describe('what sells out while it lies in a cart', () => {
  it('[K4.63] is taken out, and the cart says what it was', async () => {
    const shopper = store.shopper();
    await shopper.adds('softer-mattress-topper', 'king');
    await shopper.adds('pillow', 'standard');
    await sellOut(TOPPER);
    const seen = result(await shopper.client.cart());
    expect(seen.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(seen.notices).toMatchObject([{ code: 'removed_out_of_stock' }]);
    expect(seen.notices[0]?.text).toMatch(/topper/i);
    const changed = await shopper.adds('pillow', 'standard');
    expect(changed.items.map(({ product }) => product.name)).toEqual(['pillow']);
    expect(result(await shopper.client.cart()).notices).toEqual([]);
  });

  it('stays when it may be back-ordered', async () => {
    const cart = await store.shopper().adds('hybrid-mattress', 'calKing');
    expect(cart.items[0]?.delivery.text).toMatch(/^Ships later/);
  });
});

describe('what is paid besides goods', () => {
  it('[C9.17] has the titles Taxes and Recycling Fee, and is told by its sku', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 2);
    const address = { ...HOME, city: 'Los Angeles', state: 'CA', zip: '90001' };
    result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
    const { extras } = result(await shopper.client.cart());
    expect(extras.map(({ sku, product }) => [sku, product.title])).toEqual([
      ['shipping', 'Free shipping'],
      ['disposal', 'Recycling Fee'],
      ['taxes', 'Taxes'],
    ]);
    expect(extras[1]?.pricing.price.amount).toBe(3200);
  });
});

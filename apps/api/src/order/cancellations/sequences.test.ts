import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';
import { acts, type ChangedOrder, openChangedOrders } from './testing/changed-order.ts';

const store = useTestStore(openCardStore);
let paid: () => Promise<ChangedOrder>;
beforeAll(async () => {
  paid = await openChangedOrders(store);
});

/** Units of a stock item wherever they are. */
const unitsOf = async (item: string): Promise<number> => {
  const { available, reserved, sold } = await stockOf(store, item);
  return available + reserved + sold;
};

it('After any sequence of cancelling, packing, delivering, returning and goodwill what was charged less what went back is what is kept, and every unit of stock is somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const changed = await paid();
      const { order } = changed;
      const taken = await demandOfOrder(store.database.db, order.id);
      const before = await Promise.all(taken.map(({ stockItem }) => unitsOf(stockItem)));
      let goodwill = 0;
      for (const act of sequence) goodwill += await changed.perform(act);
      await store.sweep();
      await store.sweep();
      const { sales = 0, refunds = 0 } = await accountsOf(store, order.id);
      expect(sales).toBe(-order.total.amount);
      const kept = await changed.keptCents();
      // Shares of single units are whole cents; goodwill is part of what is kept once nothing else is left of it.
      expect(Math.abs(Math.max(0, kept - goodwill) - (order.total.amount - refunds))).toBeLessThan(4);
      const after = await Promise.all(taken.map(({ stockItem }) => unitsOf(stockItem)));
      expect(after).toEqual(before);
    }),
    { numRuns: 8 },
  );
}, 120_000);

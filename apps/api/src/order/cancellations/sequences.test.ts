import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { promisedBy, returnsOf } from '../returns/store.ts';
import { actsAndExchanges, type ChangedOrder, openChangedOrders } from './testing/changed-order.ts';
import type { MadeExchange } from './testing/exchange-one.ts';

const store = useTestStore(openCardStore);
let paid: () => Promise<ChangedOrder>;
beforeAll(async () => {
  paid = await openChangedOrders(store);
});

/** Units of every stock item wherever they are. */
const allUnits = async (): Promise<Map<string, number>> => {
  const rows = await store.database.db.select().from(stock);
  return new Map(rows.map(({ item, available, reserved, sold }) => [item, available + reserved + sold]));
};

/** What is promised for what is still to come back. */
const promisedCents = async (orderId: string): Promise<number> =>
  promisedBy(await returnsOf(store.database.db, orderId)).cents;

/** What is in exchange is paid with what goes back, gives its own money back alone, and is nothing once it is called off. */
const expectExchanged = async ({ orderId, cost, end }: MadeExchange): Promise<number> => {
  const { sales = 0, refunds = 0, exchanges = 0 } = await accountsOf(store, orderId);
  const paid = end === 'called off' ? 0 : cost;
  expect([sales + paid, exchanges, refunds]).toEqual([0, paid, end === 'sent back' ? cost : 0]);
  return exchanges;
};

it('After any sequence of cancelling, packing, delivering, returning, exchanging and goodwill what was charged less what went back is what is kept, and every unit of stock is somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(actsAndExchanges, async (sequence) => {
      const changed = await paid();
      const { order } = changed;
      const before = await allUnits();
      let goodwill = 0;
      for (const act of sequence) goodwill += await changed.perform(act);
      await store.sweep();
      await store.sweep();
      const { sales = 0, refunds = 0, exchanges = 0 } = await accountsOf(store, order.id);
      expect(sales).toBe(-order.total.amount);
      const kept = await changed.keptCents();
      const left = order.total.amount - refunds - (await promisedCents(order.id));
      // Shares of single units are whole cents; goodwill is part of what is kept once nothing else is left of it.
      expect(Math.abs(Math.max(0, kept - goodwill) - left)).toBeLessThan(4);
      let moved = 0;
      for (const one of changed.exchanged) moved += await expectExchanged(one);
      expect(exchanges + moved).toBe(0);
      expect(await allUnits()).toEqual(before);
    }),
    { numRuns: 8 },
  );
}, 120_000);

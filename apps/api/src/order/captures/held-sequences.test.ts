import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { acts, type ChangedOrder, openChangedOrders } from '../cancellations/testing/changed-order.ts';

const store = useTestStore(openCardStore);
let paid: () => Promise<ChangedOrder>;
beforeAll(async () => {
  await setCapture(store, 'shipment');
  paid = await openChangedOrders(store);
});

/** Cents that the company has taken, given back and let go for an order. */
const atProvider = async (id: string) => {
  const cents = { charge: 0, refund: 0, void: 0 };
  for (const { orderId, kind, amount } of await store.ledger())
    if (orderId === id && (kind === 'charge' || kind === 'refund' || kind === 'void')) cents[kind] += amount;
  return cents;
};

it('After any sequence of cancelling, shipping, capturing, returning and goodwill what was captured less what went back is what stays, but for what has not shipped and is held', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const changed = await paid();
      const { id, total } = changed.order;
      let goodwill = 0;
      for (const act of sequence) {
        goodwill += await changed.perform(act);
        await store.sweep();
      }
      await store.sweep();
      const { sales = 0, refunds = 0, 'held:stripeDirect': held = 0 } = await accountsOf(store, id);
      const kept = Math.max(0, (await changed.keptCents()) - goodwill);
      // Shares of single units are whole cents.
      expect(Math.abs(kept - (held - sales - refunds))).toBeLessThan(4);
      const { charge, refund, void: ended } = await atProvider(id);
      expect([charge, refund]).toEqual([Math.abs(sales), refunds]);
      expect(charge + ended).toBeLessThanOrEqual(total.amount);
      // Nothing stays held at the company of which nothing is to be captured.
      if (held === 0) expect(charge + ended).toBe(total.amount);
    }),
    { numRuns: 8 },
  );
}, 120_000);

import type { OrderView } from '@counterpane/contract/orders/orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sum } from '@counterpane/rules/money/sum';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';
import { returnedUnits, returnsOf } from '../returns/store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const paid = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen', 3);
  await shopper.adds('pillow', 'king', 4);
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const { id } = await shopper.places();
  const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, order };
};

/** Cents of goods and taxes of the units that are kept; each line has its own, gifts are free. */
const keptCents = async (shopper: Shopper, { id, cart, total }: OrderView): Promise<number> => {
  const { items } = result(await shopper.client.fulfillment(id));
  const returns = await returnsOf(store.database.db, id);
  const gone = items.flatMap(({ itemIdentifier, cancelled }, index) => {
    const item = cart.items[index];
    const units = cancelled + returnedUnits(returns, itemIdentifier);
    return item && units > 0 ? [{ share: units / item.quantity, item }] : [];
  });
  const goods = sum(cart.items.map(({ priceAfterDiscount }) => priceAfterDiscount.amount));
  const goneGoods = gone.map(({ share, item }) => share * item.priceAfterDiscount.amount);
  return total.amount - sum(goneGoods) * (total.amount / goods);
};

/** Units of a stock item wherever they are. */
const unitsOf = async (item: string): Promise<number> => {
  const { available, reserved, sold } = await stockOf(store, item);
  return available + reserved + sold;
};

type Act =
  | { readonly does: 'cancel' | 'return'; readonly line: number; readonly units: number }
  | { readonly does: 'refund'; readonly cents: number }
  | { readonly does: 'pack' }
  | { readonly does: 'deliver' };

const acts = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constantFrom('cancel' as const, 'return' as const),
        line: fc.nat(4),
        units: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('refund' as const),
        cents: fc.integer({ min: 1, max: 9_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ does: 'pack' as const }) },
    { weight: 2, arbitrary: fc.constant({ does: 'deliver' as const }) },
  ),
  { minLength: 2, maxLength: 8 },
);

/** Sends it back, where it can be, and has staff receive all of it but for what has been opened. */
const sendBack = async (
  shopper: Shopper,
  id: string,
  lines: { readonly itemIdentifier: string; readonly quantity: number }[],
): Promise<void> => {
  const seen = await shopper.client.previewReturn(id, { lines });
  if (!seen.ok) return;
  result(
    await shopper.client.requestReturn(id, {
      ...{ id: seen.result.id, refund: seen.result.refund.amount, words: '', isDonated: false },
      lines: lines.map((line) => ({ ...line, reason: 'not_told' })),
    }),
  );
  result(await staff().moveReturn(id, seen.result.id, { to: 'approved', told: '' }));
  const came = lines.map((line) => ({ ...line, restocked: 1 }));
  result(await staff().receiveReturn(id, seen.result.id, { lines: came, told: '' }));
};

/** Answers the cents that went back as goodwill. */
const perform = async (shopper: Shopper, { id }: OrderView, act: Act): Promise<number> => {
  if (act.does === 'refund') {
    const given = await staff().refund(id, { amount: act.cents, reason: 'Goodwill' });
    return given.ok ? act.cents : 0;
  }
  if (act.does === 'deliver') {
    const { shipments } = result(await staff().order(id));
    for (const shipment of shipments.filter(({ status }) => status === 'preparing'))
      for (const to of ['ready', 'delivered'] as const)
        result(await staff().moveShipment(id, shipment.id, { to }));
    return 0;
  }
  if (act.does === 'pack') {
    const { shipments } = result(await staff().order(id));
    const open = shipments.find(({ status }) => status === 'preparing');
    if (open) result(await staff().moveShipment(id, open.id, { to: 'shipped' }));
    return 0;
  }
  const { items } = result(await shopper.client.fulfillment(id));
  const item = items[act.line % items.length];
  const lines = [{ itemIdentifier: item?.itemIdentifier ?? '', quantity: act.units }];
  if (act.does === 'return') {
    await sendBack(shopper, id, lines);
    return 0;
  }
  const seen = await shopper.client.previewCancellation(id, { lines });
  expect(seen.ok).toBe(act.units <= (item?.cancellable ?? 0));
  if (seen.ok)
    result(
      await shopper.client.cancelItems(id, { id: seen.result.id, lines, refund: seen.result.refund.amount }),
    );
  return 0;
};

it('After any sequence of cancelling, packing, delivering, returning and goodwill what was charged less what went back is what is kept, and every unit of stock is somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const { shopper, order } = await paid();
      const taken = await demandOfOrder(store.database.db, order.id);
      const before = await Promise.all(taken.map(({ stockItem }) => unitsOf(stockItem)));
      let goodwill = 0;
      for (const act of sequence) goodwill += await perform(shopper, order, act);
      await store.sweep();
      await store.sweep();
      const { sales = 0, refunds = 0 } = await accountsOf(store, order.id);
      expect(sales).toBe(-order.total.amount);
      const kept = await keptCents(shopper, order);
      // Shares of single units are whole cents; goodwill is part of what is kept once nothing else is left of it.
      expect(Math.abs(Math.max(0, kept - goodwill) - (order.total.amount - refunds))).toBeLessThan(4);
      const after = await Promise.all(taken.map(({ stockItem }) => unitsOf(stockItem)));
      expect(after).toEqual(before);
    }),
    { numRuns: 8 },
  );
}, 120_000);

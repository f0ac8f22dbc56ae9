import type { Address } from '@counterpane/contract/checkout/address';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sum } from '@counterpane/rules/money/sum';
import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { deliversAll, orderedWithPlan } from '../../order/claims/testing/claimed-order.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeEach(async () => {
  manager ??= await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** A paid order of four pillows and a mattress, which comes with gifts. */
const paid = async (address: Address = HOME, paymentToken = 'tok_visa') => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king', 4);
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ shippingAddress: address });
  const order = result(await shopper.client.payOrder(id, { paymentToken }));
  await store.sweep();
  const lineOf = (name: string): string =>
    order.cart.items.find((item) => item.product.name === name && !item.isGift)?.itemIdentifier ?? '';
  return { shopper, id, pillows: lineOf('pillow'), mattress: lineOf('mattress') };
};

const availableUnits = async () =>
  sum((await store.database.db.select().from(stock)).map(({ available }) => available));

const reason = 'Ada called';

describe('a refund by line', () => {
  it('of what is not packed takes its units out of their shipment and puts them back into stock, and its shopper is told both', async () => {
    const { shopper, id, pillows } = await paid();
    const before = await availableUnits();
    const lines = [{ itemIdentifier: pillows, quantity: 3 }];
    const made = result(await staff().refund(id, { lines, reason }));
    expect((await availableUnits()) - before).toBe(3);
    const { shipments, items } = result(await shopper.client.fulfillment(id));
    const left = shipments.flatMap((one) => one.lines).filter((line) => line.itemIdentifier === pillows);
    expect(left).toEqual([{ itemIdentifier: pillows, quantity: 1 }]);
    expect(items.find((item) => item.itemIdentifier === pillows)).toMatchObject({
      cancelled: 3,
      cancellable: 1,
    });
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await store.sweep();
    expect(await accountsOf(store, id)).toMatchObject({ refunds: made.amount.amount });
    const subjects = store.sentMail.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Cancelled: items of your Halcyon order/));
    expect(subjects).toContainEqual(expect.stringMatching(/refunded for your Halcyon order/));
    // What was given back does not go back again with the rest of the line.
    const rest = [{ itemIdentifier: pillows, quantity: 1 }];
    const seen = result(await shopper.client.previewCancellation(id, { lines: rest }));
    expect(seen.givenBefore.amount).toBe(0);
    expect(Math.abs(seen.refund.amount - made.amount.amount / 3)).toBeLessThan(3);
  });

  it('of a plan ends it, also where its mattress was delivered', async () => {
    const { shopper, id, bed } = await orderedWithPlan(store);
    await deliversAll(staff(), id);
    const plansOf = async () =>
      result(await shopper.client.orderClaims(id)).lines.find((line) => line.itemIdentifier === bed)?.plans;
    expect(await plansOf()).toHaveLength(1);
    const { items } = result(await shopper.client.fulfillment(id));
    const plan = items.find(({ title }) => title.includes('protection'))?.itemIdentifier ?? '';
    result(await staff().refund(id, { lines: [{ itemIdentifier: plan, quantity: 1 }], reason }));
    expect(await plansOf()).toEqual([]);
  });

  it('of a mattress that is not packed takes its gifts along, and a shipment that nothing is left in is not sent', async () => {
    const { shopper, id, mattress } = await paid();
    const lines = [{ itemIdentifier: mattress, quantity: 1 }];
    result(await staff().refund(id, { lines, reason }));
    const { shipments } = result(await shopper.client.fulfillment(id));
    const going = shipments.filter(({ status }) => status !== 'cancelled').flatMap((one) => one.lines);
    expect(going).toHaveLength(1);
  });

  it('of what was sent leaves its shipment alone, and as much is in stock again as staff say', async () => {
    const { shopper, id, pillows } = await paid();
    const { shipments } = result(await staff().order(id));
    for (const shipment of shipments)
      for (const to of ['shipped', 'delivered'] as const)
        result(await staff().moveShipment(id, shipment.id, { to }));
    const before = await availableUnits();
    const lines = [{ itemIdentifier: pillows, quantity: 3, restocked: 2 }];
    result(await staff().refund(id, { lines, reason }));
    expect((await availableUnits()) - before).toBe(2);
    const { shipments: after, items } = result(await shopper.client.fulfillment(id));
    expect(after.map((one) => one.lines)).toEqual(shipments.map((one) => one.lines));
    expect(items.find((item) => item.itemIdentifier === pillows)).toMatchObject({ cancelled: 0 });
  });

  it('of what is not packed gives what cancelling it gives, recycling too, and what was shown before', async () => {
    const there = { ...HOME, line1: '1 Main St', city: 'San Francisco', state: 'CA', zip: '94105' };
    const { shopper, id, mattress } = await paid(there);
    const lines = [{ itemIdentifier: mattress, quantity: 1 }];
    const cancelled = result(await shopper.client.previewCancellation(id, { lines }));
    const shown = result(await staff().previewRefund(id, { lines }));
    expect(shown.refund).toEqual(cancelled.refund);
    expect(shown.charges.map(({ title }) => title)).toEqual(['Recycling Fee']);
    expect(shown.lines.map((line) => [line.title, line.quantity, line.unsent])).toEqual(
      cancelled.lines.map((line) => [line.title, line.quantity, line.quantity]),
    );
    const other = { lines, reason, expected: shown.refund.amount - 1 };
    expect(refusal(await staff().refund(id, other)).code).toBe('refund_changed');
    const made = result(await staff().refund(id, { ...other, expected: shown.refund.amount }));
    expect(made.amount).toEqual(cancelled.refund);
  });

  it('of one unit that was sent leaves its shopper the money of another one that is cancelled', async () => {
    const { shopper, id, pillows } = await paid();
    const unpacked = [{ itemIdentifier: pillows, quantity: 3 }];
    const { refund } = result(await shopper.client.previewCancellation(id, { lines: unpacked }));
    result(await staff().refund(id, { lines: unpacked, reason }));
    const one = [{ itemIdentifier: pillows, quantity: 1 }];
    const { shipments } = result(await staff().order(id));
    const boxed = shipments.find((shipment) =>
      shipment.lines.some((line) => line.itemIdentifier === pillows),
    );
    result(await staff().moveShipment(id, boxed?.id ?? '', { to: 'shipped' }));
    const shown = result(await staff().previewRefund(id, { lines: one }));
    expect(shown.lines).toMatchObject([{ quantity: 1, unsent: 0 }]);
    expect(Math.abs(shown.refund.amount - refund.amount / 3)).toBeLessThan(3);
    result(await staff().refund(id, { lines: one, reason }));
    expect(refusal(await staff().previewRefund(id, { lines: one })).code).toBe('refund_too_many');
  });

  it('of what was cancelled, and whose refund failed, gives that again, and cancels nothing more', async () => {
    const { shopper, id, pillows } = await paid(HOME, 'tok_pendingRefund');
    const lines = [{ itemIdentifier: pillows, quantity: 1 }];
    const { id: cancellation, refund } = result(await shopper.client.previewCancellation(id, { lines }));
    result(await shopper.client.cancelItems(id, { id: cancellation, lines, refund: refund.amount }));
    await store.sweep();
    const [pending] = result(await staff().order(id)).refunds;
    const failed = { id: pending?.reference, object: 'refund', status: 'failed', failure_reason: 'declined' };
    await deliverEvent(store, 'refund.failed', failed);
    const shown = result(await staff().previewRefund(id, { lines }));
    expect([shown.refund, shown.lines]).toMatchObject([refund, [{ quantity: 1, unsent: 0 }]]);
    result(await staff().refund(id, { lines, reason, expected: refund.amount }));
    const { items } = result(await shopper.client.fulfillment(id));
    expect(items.find((item) => item.itemIdentifier === pillows)).toMatchObject({
      cancelled: 1,
      cancellable: 3,
    });
    const rest = [{ itemIdentifier: pillows, quantity: 4 }];
    expect(refusal(await staff().previewRefund(id, { lines: rest })).code).toBe('refund_too_many');
  });

  it('after goodwill gives no more than is left, and says what went back before', async () => {
    const { id, pillows } = await paid();
    const { balance } = result(await staff().order(id));
    result(await staff().refund(id, { amount: balance.left.amount - 500, reason }));
    const lines = [{ itemIdentifier: pillows, quantity: 1 }];
    const shown = result(await staff().previewRefund(id, { lines }));
    expect(shown.refund.amount).toBe(500);
    expect(shown.givenBefore.amount).toBeGreaterThan(0);
    expect(result(await staff().refund(id, { lines, reason })).amount.amount).toBe(500);
  });

  it('puts no more into stock than was sent, and what is refused gives nothing back', async () => {
    const { id, pillows } = await paid();
    const before = await availableUnits();
    const lines = [{ itemIdentifier: pillows, quantity: 2, restocked: 1 }];
    expect(refusal(await staff().refund(id, { lines, reason })).code).toBe('return_too_many');
    expect(await availableUnits()).toBe(before);
    expect(result(await staff().order(id)).refunds).toEqual([]);
    expect(
      result(await staff().order(id)).lines.find((line) => line.itemIdentifier === pillows),
    ).toMatchObject({
      unitsLeft: 4,
      unpacked: 4,
    });
  });
});

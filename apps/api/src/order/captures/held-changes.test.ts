import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';
import { captureEndingHolds } from './capture-ending-holds.ts';
import { capturesOf } from './store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
  await setCapture(store, 'shipment');
});

const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const DAY_MS = 24 * 60 * 60_000;

/** A mattress, which leaves from Reno, and a foundation, which leaves from Dallas. */
const paid = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const { id, total } = await shopper.places();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return { shopper, id, total: total.amount };
};

const moves = async (id: string, to: 'shipped' | 'cancelled') => {
  const { shipments } = result(await staff().order(id));
  const next = shipments.find(({ status }) => status === 'preparing');
  const shipmentId = next?.id ?? '';
  if (to === 'cancelled') result(await staff().decideShipment(id, shipmentId, { to, restocked: [] }));
  else result(await staff().moveShipment(id, shipmentId, { to }));
  await store.sweep();
};

/** Cancels all that can be; answers the cents that come back. */
const cancels = async (shopper: Shopper, id: string): Promise<number> => {
  const { items } = result(await shopper.client.fulfillment(id));
  const lines = items
    .filter(({ cancellable }) => cancellable > 0)
    .map(({ itemIdentifier, cancellable }) => ({ itemIdentifier, quantity: cancellable }));
  const seen = result(await shopper.client.previewCancellation(id, { lines }));
  result(await shopper.client.cancelItems(id, { id: seen.id, lines, refund: seen.refund.amount }));
  await store.sweep();
  return seen.refund.amount;
};

const atProvider = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

const balanceOf = async (id: string) => result(await staff().order(id)).balance;

describe('what is held for an order', () => {
  it('is ended at its company when all of it is cancelled before it ships', async () => {
    const { shopper, id, total } = await paid();
    expect(await cancels(shopper, id)).toBe(total);
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `void ${total}`]);
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': 0, holds: 0 });
    const [payment] = await paymentsOf(store.database.db, id);
    expect(payment?.holdEndedAt).not.toBeNull();
    expect(result(await shopper.client.order(id)).refunds).toEqual([]);
  });

  it('is let go for what is cancelled after the first shipment, and nothing is given back of that', async () => {
    const { shopper, id, total } = await paid();
    await moves(id, 'shipped');
    const back = await cancels(shopper, id);
    const charged = total - back;
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${charged}`, `void ${back}`]);
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:stripeDirect': charged, sales: -charged });
  });

  it('is taken from first for goodwill, and captured for less', async () => {
    const { id, total } = await paid();
    const { status, fromHold } = result(await staff().refund(id, { amount: 2_000, reason: 'Goodwill' }));
    expect([status, fromHold.amount]).toEqual(['succeeded', 2_000]);
    expect(await balanceOf(id)).toMatchObject({
      held: { amount: total - 2_000 },
      left: { amount: total - 2_000 },
    });
    await moves(id, 'shipped');
    await moves(id, 'shipped');
    expect((await capturesOf(store.database.db, id)).reduce((sum, one) => sum + one.amountCents, 0)).toBe(
      total - 2_000,
    );
    expect((await atProvider(id)).at(-1)).toBe('void 2000');
  });

  it('is let go for the taxes that are less at another address', async () => {
    const { shopper, id, total } = await paid();
    const address = { ...HOME, line1: '1 Elm St', city: 'Manchester', state: 'NH', zip: '03101' };
    const { refund } = result(await shopper.client.previewAddress(id, { address }));
    expect(refund.amount).toBeGreaterThan(0);
    result(await shopper.client.changeAddress(id, { address, refund: refund.amount }));
    await store.sweep();
    expect(await atProvider(id)).toEqual([`authorise ${total}`]);
    expect(await balanceOf(id)).toMatchObject({ held: { amount: total - refund.amount } });
    const [email] = store.sentMail.filter(({ subject }) => subject.includes('less to pay'));
    expect(email?.text).toContain('We will charge you');
    await moves(id, 'shipped');
    await moves(id, 'shipped');
    expect((await balanceOf(id)).paid.amount).toBe(total - refund.amount);
  });

  it('is let go and the rest given back where more goes back than is held', async () => {
    const { id, total } = await paid();
    await moves(id, 'shipped');
    const { paid: charged } = await balanceOf(id);
    const given = result(await staff().refund(id, { amount: total, reason: 'All of it' }));
    expect([given.amount.amount, given.fromHold.amount]).toEqual([total, total - charged.amount]);
    await store.sweep();
    await store.sweep();
    expect((await atProvider(id)).toSorted()).toEqual(
      [
        `authorise ${total}`,
        `charge ${charged.amount}`,
        `refund ${charged.amount}`,
        `void ${total - charged.amount}`,
      ].toSorted(),
    );
    expect(await balanceOf(id)).toMatchObject({ left: { amount: 0 }, held: { amount: 0 } });
  });
});

describe('what staff see of it', () => {
  it('shows staff what is held, and what each shipment took or could not take', async () => {
    const { id, total } = await paid();
    const [payment] = await paymentsOf(store.database.db, id);
    await store.fault({ kind: 'error500', path: `/v1/payment_intents/${payment?.reference}`, times: 2 });
    await moves(id, 'shipped');
    const [{ amountCents: first = 0 } = {}] = await capturesOf(store.database.db, id);
    const seen = result(await staff().order(id));
    expect(seen.mayRetryCapture).toBe(true);
    expect(seen.balance).toMatchObject({ held: { amount: total - first }, paid: { amount: 0 } });
    const captured = ({ shipments }: typeof seen) => shipments.flatMap(({ capture }) => capture ?? []);
    expect(captured(seen)).toMatchObject([{ amount: { amount: first }, status: 'pending' }]);
    expect(refusal(await staff().retryCapture(id)).code).toBe('provider_silent');
    const again = result(await staff().retryCapture(id));
    expect(captured(again)).toMatchObject([{ status: 'succeeded', failure: null }]);
    expect(again).toMatchObject({ mayRetryCapture: false, balance: { paid: { amount: first } } });
    expect(refusal(await staff().retryCapture('f'.repeat(24))).code).toBe('order_not_found');
  });
});

describe('a hold that is about to end', () => {
  const DAYS = 6;
  /** The sandbox holds a card for a week by the clock of this machine, and the store’s stands elsewhere. */
  const endsSoon = async (id: string) => {
    const [payment] = await paymentsOf(store.database.db, id);
    store.clock.forward(Math.max(0, Date.parse(payment?.heldUntil ?? '') - DAY_MS + 1 - store.clock.now()));
    await captureEndingHolds(store.deps);
    await store.sweep();
  };

  it('is captured a day before for all that is to be sent, and nothing more when that ships', async () => {
    const { id, total } = await paid();
    const [payment] = await paymentsOf(store.database.db, id);
    expect(Date.parse(payment?.heldUntil ?? '')).toBeGreaterThan(Date.now() + DAYS * DAY_MS);
    await endsSoon(id);
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${total}`]);
    await store.sweep();
    const told = store.sentMail.findLast(({ messageId }) => messageId.startsWith('charged.'));
    expect(told?.text).toContain('Not everything has shipped yet.');
    await moves(id, 'shipped');
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${total}`]);
  });

  it('lets go what staff took off a shipment by hand', async () => {
    const { id, total } = await paid();
    await moves(id, 'cancelled');
    await endsSoon(id);
    const [, charge = '', ended = ''] = await atProvider(id);
    const cents = [charge, ended].map((entry) => Number(entry.split(' ')[1]));
    expect([charge.split(' ')[0], ended.split(' ')[0]]).toEqual(['charge', 'void']);
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(await accountsOf(store, id)).toMatchObject({ 'held:stripeDirect': 0, sales: -(cents[0] ?? 0) });
  });

  it('is let go where staff have taken everything off by hand', async () => {
    const { id, total } = await paid();
    await moves(id, 'cancelled');
    await moves(id, 'cancelled');
    await endsSoon(id);
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `void ${total}`]);
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': 0, holds: 0 });
    expect((await findOrder(store.database.db, id))?.attention).toBeNull();
  });

  it('and that its company ends before flags the order with what is not taken', async () => {
    const { id, total } = await paid();
    const [payment] = await paymentsOf(store.database.db, id);
    await deliverEvent(store, 'payment_intent.canceled', {
      ...succeededIntent(id, payment?.reference ?? '', total),
      ...{ status: 'canceled', amount_received: 0 },
    });
    expect((await findOrder(store.database.db, id))?.attention).toBe(`capture_given_up:${total}:USD`);
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': 0, holds: 0 });
  });
});

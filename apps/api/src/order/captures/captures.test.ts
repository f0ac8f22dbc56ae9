import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { captureSent } from './capture-sent.ts';
import { capturesOf } from './store.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'afterPay', 'bank']));
let agent: StaffBrowser;
beforeAll(async () => {
  agent = await signedIn(store, 'Ama', 'manager');
  await setCapture(store, 'shipment');
});

const staff = () => createStaffOrdersClient((path, init) => agent.fetch(path, init));

const DAY_MS = 24 * 60 * 60_000;

/** A mattress, which leaves from Reno, and a foundation, which leaves from Dallas. */
const ordered = async (billingProvider = 'stripeDirect') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const { id, total } = await shopper.places({ billingProvider });
  return { shopper, id, total: total.amount };
};

const paid = async () => {
  const order = await ordered();
  result(await order.shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  return order;
};

/** Hands the next shipment over; answers what it captured, once the jobs have come round. */
const ships = async (id: string): Promise<number | undefined> => {
  const { shipments } = result(await staff().order(id));
  const next = shipments.find(({ status }) => status === 'preparing');
  if (!next) throw new Error('nothing is to be sent');
  result(await staff().moveShipment(id, next.id, { to: 'shipped' }));
  await store.sweep();
  return (await capturesOf(store.database.db, id)).find(({ shipmentId }) => shipmentId === next.id)
    ?.amountCents;
};

/** What the emails about the charges of an order say, in their order. */
const chargesTold = async (id: string): Promise<string[]> => {
  const told = (await capturesOf(store.database.db, id)).map((capture) => `charged.${capture.id}`);
  return told.map((messageId) => store.sentMail.find((email) => email.messageId === messageId)?.text ?? '');
};

const dollars = (cents: number) => displayMoney(money(cents, 'USD'), 'always');

const atProvider = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

const paysOnPage = async (shopper: Shopper, id: string) => {
  const { paymentDetails } = result(await shopper.client.payOrder(id, { hostedPage: true }));
  const url = paymentDetails.nextAction?.url ?? '';
  await store.atProvider(url, { number: '4242424242424242', expiry: '12 / 34', cvc: '123' });
  return result(await shopper.client.refreshOrder(id));
};

describe('an order of a storefront that captures as things ship', () => {
  it('is paid once its money is held, and nothing of it is sold yet', async () => {
    const { shopper, id, total } = await paid();
    expect(result(await shopper.client.order(id)).status).toBe('paid');
    expect(await atProvider(id)).toEqual([`authorise ${total}`]);
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': total, holds: -total });
    const [payment] = await paymentsOf(store.database.db, id);
    expect(payment).toMatchObject({ captureAt: 'shipment', holdCaptures: 'several', holdEndedAt: null });
    // The sandbox holds a card for a week by the clock of this machine.
    expect(Date.parse(payment?.heldUntil ?? '') - Date.now()).toBeGreaterThan(6 * DAY_MS);
  });

  it('captures what each shipment is worth as it leaves, and the rest with the last one', async () => {
    const { id, total } = await paid();
    const first = (await ships(id)) ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(total);
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${first}`]);
    expect(await accountsOf(store, id)).toEqual({
      ...{ 'held:stripeDirect': total - first, holds: first - total },
      ...{ 'provider:stripeDirect': first, sales: -first },
    });
    expect(await ships(id)).toBe(total - first);
    expect(await accountsOf(store, id)).toEqual({
      ...{ 'held:stripeDirect': 0, holds: 0, 'provider:stripeDirect': total, sales: -total },
    });
    const [payment] = await paymentsOf(store.database.db, id);
    expect(payment?.holdEndedAt).not.toBeNull();
  });

  it('differs in nothing from the company’s statement, held, captured in part and whole', async () => {
    const { id } = await paid();
    const differences = async () =>
      (await reconcile(store.deps)).flatMap((account) =>
        account.differences.filter(({ orderId }) => orderId === id),
      );
    for (let shipment = 0; shipment < 2; shipment += 1) {
      expect(await differences()).toEqual([]);
      await ships(id);
    }
    expect(await differences()).toEqual([]);
  });

  it('captures all of it once when all of its shipments leave at the same moment', async () => {
    const { id, total } = await paid();
    const { shipments } = result(await staff().order(id));
    await Promise.all(shipments.map((one) => staff().moveShipment(id, one.id, { to: 'shipped' })));
    await store.sweep();
    store.clock.forward(60_000);
    await store.sweep();
    const taken = (await store.ledger()).filter((one) => one.orderId === id && one.kind === 'charge');
    expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(await accountsOf(store, id)).toMatchObject({ 'held:stripeDirect': 0, sales: -total });
  });

  it('captures once for a shipment, whatever it is moved to afterwards', async () => {
    const { id } = await paid();
    const first = await ships(id);
    const { shipments } = result(await staff().order(id));
    const gone = shipments.find(({ status }) => status === 'shipped');
    result(await staff().moveShipment(id, gone?.id ?? '', { to: 'delivered' }));
    await store.sweep();
    expect((await capturesOf(store.database.db, id)).map(({ amountCents }) => amountCents)).toEqual([first]);
  });

  it('captures all with the first shipment where its way to pay can be captured once', async () => {
    const { shopper, id, total } = await ordered('afterPay');
    const url = result(await shopper.client.payOrder(id, { hostedPage: true })).paymentDetails.nextAction
      ?.url;
    await store.atProvider(url ?? '', { answer: 'approve' });
    expect(result(await shopper.client.refreshOrder(id)).status).toBe('paid');
    await store.sweep();
    expect(await atProvider(id)).toEqual([`authorise ${total}`]);
    expect(await ships(id)).toBe(total);
    expect(await ships(id)).toBeUndefined();
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${total}`]);
  });

  it('that is paid on the company’s page is held too', async () => {
    const { shopper, id, total } = await ordered();
    expect((await paysOnPage(shopper, id)).status).toBe('paid');
    expect(await atProvider(id)).toEqual([`authorise ${total}`]);
  });

  it('goes on as it began when the setting changes', async () => {
    const held = await paid();
    await setCapture(store, 'order');
    const taken = await paid();
    await setCapture(store, 'shipment');
    expect(await atProvider(taken.id)).toEqual([`charge ${taken.total}`]);
    expect(await ships(taken.id)).toBeUndefined();
    expect(await ships(held.id)).toBeGreaterThan(0);
  });

  it('that is paid in two ways has the hold of the second let go', async () => {
    const { shopper, id, total } = await ordered();
    const page = result(await shopper.client.payOrder(id, { hostedPage: true }));
    const url = page.paymentDetails.nextAction?.url ?? '';
    await store.atProvider(url, { number: '4242424242424242', expiry: '12 / 34', cvc: '123' });
    result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    await store.sweep();
    expect((await atProvider(id)).toSorted()).toEqual([
      `authorise ${total}`,
      `authorise ${total}`,
      `void ${total}`,
    ]);
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': total, holds: -total });
  });
});

describe('what people read of it', () => {
  it('is told before ordering, with the email and at the order, until all is charged', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    const offered = result(await shopper.client.checkout()).paymentProviders;
    expect(offered.map(({ id, chargedWithinDays }) => [id, chargedWithinDays])).toEqual([
      ['stripeDirect', 6],
      ['afterPay', 12],
      ['bank', undefined],
    ]);
    const { shopper: buyer, id, total } = await paid();
    const orderOf = async () => result(await buyer.client.order(id)).hold;
    expect((await orderOf())?.charged.amount).toBe(0);
    expect(Date.parse((await orderOf())?.atLatest ?? '') - Date.now()).toBeGreaterThan(5 * DAY_MS);
    const email = store.sentMail.find(({ messageId }) => messageId === `order-confirmation.${id}`);
    expect(email?.text).toMatch(/You are charged when it ships, on .+ at the latest\./);
    const first = await ships(id);
    expect((await orderOf())?.charged.amount).toBe(first);
    // What was charged at one time has no order.
    store.clock.forward(1_000);
    await ships(id);
    expect(await orderOf()).toEqual({ charged: { amount: total, currency: 'USD' }, atLatest: null });
    await store.sweep();
    const [afterFirst, afterLast] = await chargesTold(id);
    expect(afterFirst).toContain(`We have charged ${dollars(first ?? 0)} for your order`);
    expect(afterFirst).toMatch(/The rest is charged when it ships, on .+ at the latest\./);
    expect(afterLast).toContain(`We have charged ${dollars(total - (first ?? 0))} for your order`);
    expect(afterLast).not.toContain('The rest');
  });
});

describe('a capture without an answer', () => {
  const capturePath = async (id: string) => {
    const [payment] = await paymentsOf(store.database.db, id);
    return `/v1/payment_intents/${payment?.reference}`;
  };

  it('that was made all the same is made once: what was taken is asked first', async () => {
    const { id, total } = await paid();
    // The company's package makes a call whose connection broke once more by itself.
    await store.fault({ kind: 'drop-after-effect', path: `${await capturePath(id)}/capture`, times: 2 });
    const first = (await ships(id)) ?? 0;
    const [lost] = await capturesOf(store.database.db, id);
    expect(lost?.status).toBe('pending');
    store.clock.forward(2 * DAY_MS);
    await store.sweep();
    const [taken] = await capturesOf(store.database.db, id);
    expect(taken).toMatchObject({ status: 'succeeded', failure: null });
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${first}`]);
  });

  it('that its process died over, between the answer and the booking, is made once', async () => {
    const { id, total } = await paid();
    const [payment] = await paymentsOf(store.database.db, id);
    const { shipments } = result(await staff().order(id));
    const shipmentId = shipments[0]?.id ?? '';
    result(await staff().moveShipment(id, shipmentId, { to: 'shipped' }));
    const sent = { paymentId: payment?.id ?? '', shipmentId };
    let transactions = 0;
    const database: typeof store.database = {
      ...store.database,
      transaction: (act) => {
        transactions += 1;
        // The first one decides it, and the second would book the answer.
        return transactions === 1 ? store.database.transaction(act) : Promise.reject(new Error('killed'));
      },
    };
    await expect(captureSent({ ...store.deps, database }, sent)).rejects.toThrow('killed');
    const [made] = await capturesOf(store.database.db, id);
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${made?.amountCents}`]);
    expect(made?.status).toBe('pending');
    await store.sweep();
    expect((await capturesOf(store.database.db, id))[0]?.status).toBe('succeeded');
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${made?.amountCents}`]);
  });

  it('is made before the one that lets the rest go', async () => {
    const { id, total } = await paid();
    await store.fault({ kind: 'error500', path: await capturePath(id), times: 20 });
    const first = await ships(id);
    const second = await ships(id);
    await fetch(`${store.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    store.clock.forward(DAY_MS);
    await store.sweep();
    expect(await atProvider(id)).toEqual([`authorise ${total}`, `charge ${first}`, `charge ${second}`]);
  });

  it('that is given up is shown to staff with its cents, and is not taken by another shipment', async () => {
    const { id, total } = await paid();
    await store.fault({ kind: 'error500', path: await capturePath(id), times: 20 });
    const first = (await ships(id)) ?? 0;
    await store.database.db
      .update(outbox)
      .set({ attempts: 335 })
      .where(eq(outbox.topic, 'payment.capture_sent'));
    store.clock.forward(3_600_000);
    await store.sweep();
    expect((await findOrder(store.database.db, id))?.attention).toBe(`capture_given_up:${first}:USD`);
    await fetch(`${store.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    expect(await ships(id)).toBe(total - first);
    expect(await atProvider(id)).toEqual([
      `authorise ${total}`,
      `charge ${first}`,
      `charge ${total - first}`,
    ]);
  });
});

describe('a hold that the company has ended', () => {
  it('flags the order with the cents that were not taken, and its shipment has nothing left to capture', async () => {
    const { shopper, id, total } = await paid();
    const [payment] = await paymentsOf(store.database.db, id);
    await fetch(`${store.sandboxUrl}/_sandbox/holds/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference: payment?.reference }),
    });
    await ships(id);
    const [capture] = await capturesOf(store.database.db, id);
    expect(capture).toMatchObject({ status: 'failed', failure: 'The company has ended the hold' });
    expect((await findOrder(store.database.db, id))?.attention).toBe(`capture_given_up:${total}:USD`);
    expect(result(await shopper.client.order(id)).status).toBe('paid');
    expect(await accountsOf(store, id)).toEqual({ 'held:stripeDirect': 0, holds: 0 });
    expect(await ships(id)).toBeUndefined();
  });
});

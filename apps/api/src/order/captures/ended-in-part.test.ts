import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder } from '../orders/store.ts';
import { paymentsOf } from '../payments/store.ts';
import { capturesOf } from './store.ts';

const store = useTestStore(() => openCardStore());
let agent: StaffBrowser;
beforeAll(async () => {
  agent = await signedIn(store, 'Ama', 'manager');
  await setCapture(store, 'shipment');
});

const staff = () => createStaffOrdersClient((path, init) => agent.fetch(path, init));

const expireHold = (reference: string) =>
  fetch(`${store.sandboxUrl}/_sandbox/holds/expire`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference }),
  });

const shipsNext = async (id: string) => {
  const { shipments } = result(await staff().order(id));
  const next = shipments.find(({ status }) => status === 'preparing');
  if (!next) throw new Error('nothing is to be sent');
  result(await staff().moveShipment(id, next.id, { to: 'shipped' }));
  await store.sweep();
};

/** A mattress has left and was charged; the foundation is still to be sent. */
const sentInPart = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const { id, total } = await shopper.places({ billingProvider: 'stripeDirect' });
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await shipsNext(id);
  const [first] = await capturesOf(store.database.db, id);
  const [payment] = await paymentsOf(store.database.db, id);
  if (!first || !payment?.reference) throw new Error('nothing was captured');
  const taken = first.amountCents;
  return { id, reference: payment.reference, taken, rest: total.amount - taken };
};

const expectLost = async (id: string, taken: number, rest: number) => {
  expect((await findOrder(store.database.db, id))?.attention).toBe(`capture_given_up:${rest}:USD`);
  expect(await accountsOf(store, id)).toEqual({
    ...{ 'held:stripeDirect': 0, holds: 0 },
    ...{ 'provider:stripeDirect': taken, sales: -taken },
  });
};

describe('a hold that ends after a part of it was taken', () => {
  it('flags the order with the rest, once, when the company tells of it, and what was taken stays sold', async () => {
    const { id, reference, taken, rest } = await sentInPart();
    const told = { ...succeededIntent(id, reference, taken + rest), amount_received: taken };
    await deliverEvent(store, 'payment_intent.succeeded', told);
    await expectLost(id, taken, rest);
    await deliverEvent(store, 'payment_intent.succeeded', told);
    await expectLost(id, taken, rest);
  });

  it('flags it with the next shipment where nothing has told of it', async () => {
    const { id, reference, taken, rest } = await sentInPart();
    await expireHold(reference);
    await shipsNext(id);
    const captures = await capturesOf(store.database.db, id);
    expect(captures.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
    await expectLost(id, taken, rest);
  });
});

it('News of a hold whose last shipment has left flags nothing', async () => {
  const { id, reference, taken, rest } = await sentInPart();
  await shipsNext(id);
  await deliverEvent(store, 'payment_intent.succeeded', {
    ...succeededIntent(id, reference, taken + rest),
    amount_received: taken,
  });
  expect((await findOrder(store.database.db, id))?.attention).toBeNull();
});

import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../order/reconciliation/reconcile.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import {
  INSTALMENT_CARDS,
  type InstalmentStore,
  openInstalmentStore,
} from '../../testing/instalment-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const TOTAL = 76_104;
const STOCK = 'halcyon/hal-classic-foam-s:queen';
const LAPSED_MS = 21 * 60_000;
const CANCEL = { decision: 'cancel', reason: 'Nothing came' } as const;

const staffOrdersOf = (browser: StaffBrowser) =>
  createStaffOrdersClient((path, init) => browser.fetch(path, init));

const booksOf = async (store: CardStore | InstalmentStore, orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

/** Nobody heard of its payment until its time was over. */
const waitsInVain = async (store: TestStore) => {
  store.clock.forward(LAPSED_MS);
  await store.sweep();
};

describe('an order of which nobody knows whether its card was charged', () => {
  const store = useTestStore(openCardStore);
  let manager: StaffBrowser;
  beforeAll(async () => {
    manager = await signedIn(store, 'Maya', 'manager');
  });

  /** The provider fails before it has done anything, or after. */
  const parked = async (kind: 'error500' | 'drop-after-effect') => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    await store.fault({ kind, path: '/v1/payment_intents', times: kind === 'error500' ? 1 : 2 });
    refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await waitsInVain(store);
    expect(result(await staffOrdersOf(manager).order(id))).toMatchObject({
      status: 'needs_attention',
      attention: 'payment_unknown',
      queryableAttemptId: expect.any(String),
    });
    return { shopper, id };
  };

  it('is not ended before its provider was asked; one that knows nothing leaves it to a person, who ends it', async () => {
    const { id } = await parked('error500');
    const staffOrders = staffOrdersOf(manager);
    const release = { decision: 'release', reason: 'Please' } as const;
    expect(refusal(await staffOrders.decide(id, release)).code).toBe('refund_unpaid');
    expect(refusal(await staffOrders.decide(id, CANCEL))).toMatchObject({
      status: 409,
      code: 'payment_undecided',
      error: 'Nobody knows yet whether its payment took money. Ask the provider again first.',
    });
    const asked = await Promise.all([1, 2].map(() => staffOrders.ask(id)));
    for (const answer of asked)
      expect(result(answer)).toMatchObject({
        status: 'needs_attention',
        payments: [
          { status: 'cancelled', failure: 'It knows of no payment for this attempt. (no_such_payment)' },
        ],
      });
    const before = await stockOf(store, STOCK);
    expect(result(await staffOrders.decide(id, CANCEL)).status).toBe('cancelled');
    expect((await stockOf(store, STOCK)).available).toBe(before.available + 1);
    await store.sweep();
    expect(await booksOf(store, id)).toEqual([]);
    expect(result(await staffOrders.ask(id)).status).toBe('cancelled');
  });

  it('tells its customer by one email that it was given up, and that nothing was charged', async () => {
    const { shopper, id } = await parked('error500');
    const staffOrders = staffOrdersOf(manager);
    result(await staffOrders.ask(id));
    const ends = await Promise.all([1, 2].map(() => staffOrders.decide(id, CANCEL)));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    await store.sweep();
    await store.sweep();
    const told = store.sentMail.filter(({ messageId }) => messageId === `given-up.${id}`);
    expect(told).toMatchObject([{ to: 'ada@example.com', subject: expect.stringContaining('is cancelled') }]);
    expect(told[0]?.text).toContain('You were not charged.');
    expect(result(await shopper.client.order(id)).status).toBe('cancelled');
  });

  it('is paid when the provider has taken its money, once, however often it is asked', async () => {
    const { shopper, id } = await parked('drop-after-effect');
    const staffOrders = staffOrdersOf(manager);
    const asked = await Promise.all([1, 2].map(() => staffOrders.ask(id)));
    expect(asked.map((answer) => result(answer).status)).toContain('paid');
    expect(result(await staffOrders.ask(id))).toMatchObject({ status: 'paid', queryableAttemptId: null });
    expect(result(await shopper.client.order(id)).status).toBe('paid');
    expect(await booksOf(store, id)).toEqual([`charge ${TOTAL}`]);
    expect(await accountsOf(store, id)).toEqual({ 'provider:stripeDirect': TOTAL, sales: -TOTAL });
  });

  it('is as it was while the provider does not answer: asked later, and not ended until then', async () => {
    const { id } = await parked('drop-after-effect');
    const staffOrders = staffOrdersOf(manager);
    await store.fault({ kind: 'error500', path: '/v1/charges', times: 1 });
    expect(refusal(await staffOrders.ask(id))).toMatchObject({ status: 503, code: 'provider_silent' });
    expect(refusal(await staffOrders.decide(id, CANCEL)).code).toBe('payment_undecided');
    expect(result(await staffOrders.ask(id)).status).toBe('paid');
  });

  it('is asked about by managers alone', async () => {
    const { id } = await parked('error500');
    const agent = await signedIn(store, 'Noor', 'agent');
    expect(refusal(await staffOrdersOf(agent).ask(id)).status).toBe(403);
    expect((await store.shopper().fetch(`/api/staff/orders/${id}/ask`, { method: 'POST' })).status).toBe(401);
    expect(refusal(await staffOrdersOf(manager).ask('f'.repeat(24))).code).toBe('order_not_found');
  });
});

describe('an order in instalments whose answer was lost', () => {
  let store: InstalmentStore;
  let manager: StaffBrowser;
  beforeAll(async () => {
    store = await openInstalmentStore();
    manager = await signedIn(store, 'Maya', 'manager');
  });
  afterAll(() => store.close());

  const ordered = async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places({
      billingProvider: 'splitIt',
      extraData: { numberOfPayments: 12 },
    });
    return { shopper, id };
  };

  const lost = async (card: string = INSTALMENT_CARDS.succeeds) => {
    const { shopper, id } = await ordered();
    const plan = await store.approve(TOTAL, card);
    await store.fault({ kind: 'drop-after-effect', times: 1 });
    const paymentToken = { id: plan, card: { last4: '1111', brand: 'Visa' } };
    refusal(await shopper.client.payOrder(id, { paymentToken }));
    await waitsInVain(store);
    expect(result(await staffOrdersOf(manager).order(id)).attention).toBe('payment_unknown');
    return { id, plan };
  };

  it('is paid once its plan is asked about', async () => {
    const { id } = await lost();
    expect(result(await staffOrdersOf(manager).ask(id))).toMatchObject({
      status: 'paid',
      payments: [{ status: 'succeeded', amount: { amount: TOTAL } }],
    });
    expect(await booksOf(store, id)).toEqual([`charge ${TOTAL}`]);
  });

  it('is found by the reconciliation: the provider’s statement knows the plan as its attempt’s, and the order is paid', async () => {
    const { id, plan } = await lost();
    const [account] = await reconcile(store.deps);
    expect(account?.differences).toMatchObject([
      { kind: 'charge_unknown', orderId: id, payment: plan, attempt: 1, orderStatus: 'paid' },
    ]);
    expect((await reconcile(store.deps))[0]?.differences).toEqual([]);
  });
});

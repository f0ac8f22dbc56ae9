import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { expect, test } from 'vitest';
import { openInstalmentStore } from '../../testing/instalment-store.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openLenderStore } from '../framed-pages/testing/lender-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { reconcile, reconcileDaily } from '../reconciliation/reconcile.ts';
import { findUnknownDisputes, rememberUnknownDispute } from './unknown-disputes.ts';

const DAY_MS = 86_400_000;
const store = useTestStore(openLenderStore);
const instalments = useTestStore(openInstalmentStore);

test('A loan whose company says only that it is disputed is listed once for staff, with its order, until they enter how much', async () => {
  const browser = await signedIn(store, 'Maya', 'manager');
  const manager = createStaffOrdersClient((path, init) => browser.fetch(path, init));
  const toEnter = async () => result(await manager.disputes()).unknown;
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, shortId } = await shopper.places({ billingProvider: 'affirm' });
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  const back = await store.press(waiting.paymentDetails.nextAction?.url ?? '', 'approve');
  const checkoutToken = new URL(back ?? '').searchParams.get('checkout_token');
  result(await shopper.client.refreshOrder(id, { returned: true, checkoutToken }));
  await reconcile(store.deps);
  expect(await toEnter()).toEqual([]);

  await store.disputes('affirm', id, 'opened');
  for (const _night of ['first', 'second']) {
    const found = (await reconcile(store.deps)).flatMap(({ differences }) => differences);
    expect(found.filter(({ orderId }) => orderId === id)).toEqual([]);
    expect(await toEnter()).toMatchObject([{ label: 'Affirm', order: { id, shortId } }]);
  }
  const told = { reference: 'D-1', reason: 'not received', stage: 'opened' } as const;
  result(await manager.enterDispute(id, { ...told, amount: 50_000, withdrawn: 50_000 }));
  expect(await toEnter()).toEqual([]);
});

/** An order that Affirm or Truemed lent the money of. */
const lent = async (billingProvider: 'affirm' | 'truemed'): Promise<{ id: string; total: number }> => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider });
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  const back = await store.press(waiting.paymentDetails.nextAction?.url ?? '', 'approve');
  const checkoutToken = new URL(back ?? '').searchParams.get('checkout_token');
  const { total } = result(await shopper.client.refreshOrder(id, { returned: true, checkoutToken }));
  return { id, total: total.amount };
};

const D_2 = { reason: 'not received', amount: 50_000 } as const;

test.each([
  ['affirm', 'lost', 'lost', 50_000],
  ['affirm', 'won', 'over', 0],
  ['truemed', 'won', 'over', 0],
] as const)(
  'A dispute at %s that is %s is listed again for staff who had entered it, and the ledger follows what they enter',
  async (lender, turn, state, withdrawn) => {
    const browser = await signedIn(store, `Mona ${lender} ${turn}`, 'manager');
    const manager = createStaffOrdersClient((path, init) => browser.fetch(path, init));
    const { id, total } = await lent(lender);
    const toEnter = async () =>
      result(await manager.disputes()).unknown.filter(({ order }) => order?.id === id);
    // Its company may have written of it before it said anything when it was asked.
    const reference = `D-${lender}-${turn}`;
    result(await manager.enterDispute(id, { ...D_2, reference, stage: 'opened', withdrawn: 50_000 }));
    await store.disputes(lender, id, 'opened');
    store.clock.forward(DAY_MS);
    await reconcile(store.deps);
    expect(await toEnter()).toEqual([]);

    await store.disputes(lender, id, turn);
    for (const _night of ['first', 'second']) {
      await reconcile(store.deps);
      expect(await toEnter()).toMatchObject([{ state }]);
    }
    result(await manager.enterDispute(id, { ...D_2, reference, stage: turn, withdrawn }));
    await reconcile(store.deps);
    expect(await toEnter()).toEqual([]);
    expect(await accountsOf(store, id)).toMatchObject({
      [`provider:${lender}`]: total - withdrawn,
      disputes: withdrawn,
    });
  },
);

test('A dispute is asked about until it is over, also once its payment is too old for another', async () => {
  const { id } = await lent('affirm');
  const [payment] = await paymentsOf(store.database.db, id);
  store.clock.forward(170 * DAY_MS);
  await store.disputes('affirm', id, 'opened');
  expect(await nightly()).toContain(payment?.reference);
  store.clock.forward(20 * DAY_MS);
  expect(await nightly()).toContain(payment?.reference);
  await store.disputes('affirm', id, 'won');
  store.clock.forward(DAY_MS);
  expect(await nightly()).toContain(payment?.reference);
  store.clock.forward(DAY_MS);
  expect(await nightly()).not.toContain(payment?.reference);
});

test('What one company tells of an id is told of no payment that has the same id at another', async () => {
  const { id } = await lent('affirm');
  const [payment] = await paymentsOf(store.database.db, id);
  const reference = payment?.reference ?? '';
  const heardAt = new Date(store.clock.now()).toISOString();
  await rememberUnknownDispute(store.database.db, { provider: 'truemed', reference, heardAt });
  const listed = await findUnknownDisputes(store.database.db);
  expect(listed.filter((one) => one.reference === reference)).toMatchObject([
    { label: 'Truemed', order: null },
  ]);
  store.clock.forward(190 * DAY_MS);
  expect(await nightly()).not.toContain(reference);
});

test('A plan whose dispute a webhook tells of is listed for staff, and again when something becomes of it after they entered it', async () => {
  const browser = await signedIn(instalments, 'Max', 'manager');
  const manager = createStaffOrdersClient((path, init) => browser.fetch(path, init));
  const toEnter = async () => result(await manager.disputes()).unknown;
  const shopper = instalments.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, shortId } = await shopper.places({ billingProvider: 'splitIt' });
  const plan = await instalments.approve(76_104);
  result(await shopper.client.payOrder(id, { paymentToken: plan }));
  const hears = async (event: string, key: string) => {
    const body = JSON.stringify({ Event: event, InstallmentPlan: { InstallmentPlanNumber: plan } });
    const told = instalments.signedEvent(key, body);
    expect((await instalments.shopper().fetch('/api/webhooks/splitit', told)).status).toBe(200);
  };
  for (const _time of ['first', 'again']) {
    await hears('DisputeOpened', 'dispute-1');
    expect(await toEnter()).toMatchObject([{ label: 'SplitIt', reference: plan, order: { id, shortId } }]);
  }
  const told = { reference: 'D-2', reason: 'not received', amount: 50_000 } as const;
  result(await manager.enterDispute(id, { ...told, stage: 'opened', withdrawn: 50_000 }));
  expect(await toEnter()).toEqual([]);
  instalments.clock.forward(86_400_000);
  await hears('DisputeWon', 'dispute-2');
  expect(await toEnter()).toMatchObject([{ reference: plan, order: { id } }]);
  result(await manager.enterDispute(id, { ...told, stage: 'won', withdrawn: 0 }));
  expect(await toEnter()).toEqual([]);
});

/** The store's daily comparison, and about which payments it asks. */
const nightly = async (): Promise<string[]> => {
  const asked: string[] = [];
  const listening = [...store.deps.providers.values()].map(
    (provider): PaymentProvider => ({
      ...provider,
      listEntries: async (request) => {
        asked.push(...request.known.map(({ reference }) => reference));
        return (await provider.listEntries?.(request)) ?? [];
      },
    }),
  );
  await reconcileDaily({ ...store.deps, providers: new Map(listening.map((one) => [one.id, one])) });
  return asked;
};

test.each(['affirm', 'truemed'] as const)(
  'A dispute that comes forty days after %s was paid is found by the day’s comparison, which asks about each payment once a day for half a year',
  async (lender) => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id, shortId } = await shopper.places({ billingProvider: lender });
    const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
    const back = await store.press(waiting.paymentDetails.nextAction?.url ?? '', 'approve');
    const checkoutToken = new URL(back ?? '').searchParams.get('checkout_token');
    result(await shopper.client.refreshOrder(id, { returned: true, checkoutToken }));
    const [payment] = await paymentsOf(store.database.db, id);
    const reference = payment?.reference ?? '';
    const isListed = async () =>
      (await findUnknownDisputes(store.database.db)).some(({ order }) => order?.shortId === shortId);

    store.clock.forward(40 * DAY_MS);
    expect(await nightly()).toContain(reference);
    expect(await isListed()).toBe(false);
    await store.disputes(lender, id, 'opened');
    expect(await nightly()).toEqual([]);
    store.clock.forward(DAY_MS);
    expect((await nightly()).filter((one) => one === reference)).toHaveLength(1);
    expect(await isListed()).toBe(true);
    await store.disputes(lender, id, 'won');
    store.clock.forward(DAY_MS);
    expect(await nightly()).toContain(reference);
    expect(await isListed()).toBe(false);
    store.clock.forward(140 * DAY_MS);
    expect(await nightly()).not.toContain(reference);
  },
);

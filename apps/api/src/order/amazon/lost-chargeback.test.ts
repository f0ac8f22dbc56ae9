import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { rememberUnknownDispute } from '../disputes/unknown-disputes.ts';
import { paymentsOf } from '../payments/store.ts';
import { reconcile, reconcileDaily } from '../reconciliation/reconcile.ts';
import { openAmazonStore } from './testing/amazon-store.ts';

const TOTAL = 76_104;
const store = useTestStore(openAmazonStore);

const paid = async (): Promise<string> => {
  const { shopper, calls, id, signsIn } = await store.starts();
  await signsIn();
  const order = await shopper.places({ billingProvider: 'amazonPay' });
  const token = { id, card: { last4: '', brand: 'Amazon Pay' } };
  const waiting = result(await shopper.client.payOrder(order.id, { paymentToken: token }));
  await store.presses(waiting.paymentDetails.nextAction?.url ?? '');
  result(await calls.complete(id, { amount: '761.04', currencyCode: 'USD' }));
  return order.id;
};

const manager = async () => {
  const browser = await signedIn(store, 'Maya', 'manager');
  return createStaffOrdersClient((path, init) => browser.fetch(path, init));
};

test('A chargeback whose notifications were lost is found by the report of its settlement, and booked once', async () => {
  const [id, other] = [await paid(), await paid()];
  const staff = await manager();
  await store.disputes(id, 'opened');
  await reconcile(store.deps);
  expect(result(await staff.order(id)).disputes).toEqual([]);

  await store.disputes(id, 'lost');
  const found = (await reconcile(store.deps)).flatMap(({ differences }) => differences);
  expect(found).toMatchObject([{ kind: 'dispute_unknown', orderId: id, orderStatus: 'paid' }]);
  expect(result(await staff.order(id)).disputes).toMatchObject([
    { stage: 'lost', withdrawn: { amount: TOTAL }, reason: 'Fraudulent' },
  ]);
  expect(await accountsOf(store, id)).toEqual({ 'provider:amazonPay': 0, sales: -TOTAL, disputes: TOTAL });
  expect(await accountsOf(store, other)).toEqual({ 'provider:amazonPay': TOTAL, sales: -TOTAL });

  expect((await reconcile(store.deps)).flatMap(({ differences }) => differences)).toEqual([]);
  await reconcileDaily(store.deps);
  expect(await accountsOf(store, id)).toMatchObject({ disputes: TOTAL });
});

test('Staff read at the comparison which chargebacks it cannot see', async () => {
  expect(result(await (await manager()).reconcile())).toMatchObject([
    { account: 'amazon', findsDisputes: 'when_debited' },
  ]);
});

test('Payments are compared also where no report of a settlement can be read, and staff read why', async () => {
  await paid();
  await store.fault('error500', 1, '/v2/reports');
  const [run] = await reconcile(store.deps);
  expect(run?.failure).toMatch(/settlements could not be read/);
  expect(run?.counts.theirCharges).toBe(run?.counts.ourCharges);
  expect(run?.counts.theirCharges).toBeGreaterThan(0);
});

test('Staff read of both, where neither the reports nor a payment can be read', async () => {
  await paid();
  await store.fault('error500', 1, '/v2/reports');
  await store.fault('error500', 100, '/v2/charges');
  const [run] = await reconcile(store.deps);
  await store.recovers();
  expect(run?.failure).toMatch(/settlements could not be read: .+; \d+ payments could not be read: /);
});

/** The store's deps, where a settlement report names a chargeback by this alone. */
const reporting = (payment: string) => {
  const provider = store.deps.providers.get('amazonPay');
  if (!provider?.listEntries) throw new Error('no provider');
  const { listEntries } = provider;
  const naming: PaymentProvider = {
    ...provider,
    listEntries: async (request) => {
      const entries = await listEntries(request);
      if (request.since === null) return entries;
      const own: Pick<ProviderEntry, 'reference' | 'payment' | 'amount' | 'orderId' | 'disputed'> = {
        reference: payment,
        payment,
        amount: money(TOTAL, 'USD'),
        orderId: null,
        disputed: 'open',
      };
      return [...entries, { ...own, kind: 'dispute', state: 'succeeded' }];
    },
  };
  return { ...store.deps, providers: new Map([[naming.id, naming]]) };
};

const chargeOf = async (id: string): Promise<string> =>
  (await paymentsOf(store.database.db, id))[0]?.reference ?? '';

const ENTERED = { reason: 'Fraudulent', stage: 'lost', amount: TOTAL, withdrawn: TOTAL } as const;

test.each([
  ['the charge', 'S01-1-1-B1', (charge: string) => charge],
  ['the charge permission', 'as in its email/1', (charge: string) => charge.replace(/-C\d+$/, '')],
] as const)(
  'A chargeback that its report names by %s alone is listed for staff, who enter it under whatever number they have',
  async (_which, number, nameOf) => {
    const id = await paid();
    const staff = await manager();
    const entered = { ...ENTERED, reference: number };
    expect(refusal(await staff.enterDispute(id, entered)).code).toBe('dispute_told');

    const deps = reporting(nameOf(await chargeOf(id)));
    const differences = async () => {
      const runs = await reconcile(deps);
      expect(runs.map(({ failure }) => failure)).toEqual([null]);
      return runs.flatMap((run) => run.differences).filter(({ orderId }) => orderId === id);
    };
    expect(await differences()).toEqual([]);
    expect(result(await staff.disputes()).unknown).toMatchObject([{ label: 'Amazon Pay', order: { id } }]);
    expect(result(await staff.order(id)).mayEnterDispute).toBe(true);
    result(await staff.enterDispute(id, entered));
    expect(result(await staff.disputes()).unknown).toEqual([]);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: TOTAL });
    expect(await differences()).toEqual([]);
  },
);

test('A chargeback that was told before its charge was known here is listed once it is, and once', async () => {
  const id = await paid();
  const permission = (await chargeOf(id)).replace(/-C\d+$/, '');
  const heardAt = new Date(store.clock.now()).toISOString();
  await rememberUnknownDispute(store.database.db, { provider: 'amazonPay', reference: permission, heardAt });
  await reconcile(reporting(permission));
  const { unknown } = result(await (await manager()).disputes());
  expect(unknown.map(({ order }) => order?.id)).toEqual([id]);
});

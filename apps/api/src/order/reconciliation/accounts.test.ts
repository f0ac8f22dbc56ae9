import type { EntriesRequest, PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { money } from '@counterpane/rules/money/money';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiDeps } from '../../app.ts';
import { openInstalmentStore } from '../../testing/instalment-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { reconcile, reconcileDaily } from './reconcile.ts';
import { findReconciliations } from './store.ts';

const PAYMENTS = Array.from({ length: 30 }, (_, index) => `plan-${index}`);

const store = useTestStore(openInstalmentStore);
let orderId: string;
let asked: EntriesRequest[];
beforeAll(async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  orderId = (await shopper.places({ billingProvider: 'splitIt' })).id;
  for (const payment of PAYMENTS)
    await postLedgerEntry(store.database.db, {
      booking: `charge:splitIt:${payment}`,
      orderId,
      from: 'sales',
      to: 'provider:splitIt',
      amount: money(900, 'USD'),
    });
});
beforeEach(() => {
  asked = [];
});

const PERSON = {
  ...{ name: 'Ada Lovelace', phone: '2125550142', line1: '20 W 34th St', line2: '' },
  ...{ city: 'New York', state: 'NY', zip: '10001', country: 'US' },
};

/** A page of SplitIt's for an attempt that the store knows nothing of. */
const PAGE = {
  ...{ paymentId: '1', email: 'ada@example.com', description: 'Order', billTo: PERSON },
  ...{ idempotencyKey: 'strange', returnUrl: 'http://localhost/', cancelUrl: 'http://localhost/' },
};

const chargeOf = (payment: string): ProviderEntry => ({
  kind: 'charge',
  reference: payment,
  payment,
  amount: money(900, 'USD'),
  state: 'succeeded',
  orderId,
});

/** A store whose statement of SplitIt can be read but for some payments, and that of Affirm as told. */
const depsWith = (unreadable: readonly string[], affirm: PaymentProvider['listEntries']): ApiDeps => {
  const provider = store.deps.providers.get('splitIt');
  if (!provider || !affirm) throw new Error('no provider');
  const listEntries = async (request: EntriesRequest): Promise<ProviderEntry[]> => {
    asked.push(request);
    const references = request.known.map(({ reference }) => reference);
    if (references.some((one) => unreadable.includes(one))) throw new ProviderUnavailable('SplitIt is down');
    return references.filter((one) => PAYMENTS.includes(one)).map(chargeOf);
  };
  const providers = new Map([
    ['splitIt', { ...provider, listEntries }],
    ['affirm', { ...provider, id: 'affirm', listEntries: affirm }],
  ]);
  return { ...store.deps, providers };
};

const nothing = async () => [];
const down = async () => {
  throw new ProviderUnavailable('Affirm is down');
};

it('every payment that a provider does not list is asked about by itself', async () => {
  expect(await reconcile(depsWith([], nothing))).toMatchObject([
    { account: 'splitit', failure: null, differences: [], counts: { ourCharges: 30, theirCharges: 30 } },
    { account: 'affirm', failure: null, differences: [] },
  ]);
  expect(asked).toHaveLength(31);
  expect(Math.max(...asked.map(({ known }) => known.length))).toBe(1);
});

it('a payment that cannot be read keeps no other from being compared, and is not told as missing', async () => {
  const [splitIt] = await reconcile(depsWith(['plan-3', 'plan-20'], nothing));
  expect(splitIt).toMatchObject({
    failure: '2 payments could not be read: SplitIt is down',
    differences: [],
    counts: { ourCharges: 28, theirCharges: 28 },
  });
});

it('a provider that never answers is not asked about every payment', async () => {
  const [splitIt] = await reconcile(depsWith(PAYMENTS, nothing));
  expect(splitIt).toMatchObject({
    failure: '30 payments could not be read: SplitIt is down',
    differences: [],
  });
  expect(asked).toHaveLength(1 + 24);
});

it('an account that fails keeps no other from being compared, and is tried again before the day is over', async () => {
  store.clock.forward(3 * 24 * 3_600_000);
  const failing = depsWith([], down);
  const isDone = async () =>
    (await findReconciliations(store.database.db))
      .filter(({ ranAt }) => Date.parse(ranAt) > store.clock.now() - 12 * 3_600_000)
      .map(({ account, failure }) => `${account}: ${failure}`)
      .toSorted();
  await reconcileDaily(failing);
  expect(await isDone()).toEqual(['affirm: Affirm is down', 'splitit: null']);
  asked = [];
  store.clock.forward(3_600_000);
  await reconcileDaily(depsWith([], nothing));
  expect(await isDone()).toEqual(['affirm: null', 'splitit: null']);
  expect(asked).toEqual([]);
});

it('money for an order that nobody knows is told of, also by a provider that lists nothing', async () => {
  const stranger = 'f'.repeat(24);
  const amount = money(9_900, 'USD');
  const provider = store.deps.providers.get('splitIt');
  const page = await provider?.openHostedPage({ ...PAGE, orderId: stranger, amount });
  const plan = page?.reference ?? '';
  await store.payOnPage(page?.url ?? '');
  await provider?.capture(plan, amount, 'capture-strange');
  const body = JSON.stringify({
    Event: 'StartInstallmentsSucceeded',
    InstallmentPlan: { InstallmentPlanNumber: plan },
  });
  for (const event of ['strange-1', 'strange-1', 'strange-2']) {
    const answer = await store.shopper().fetch('/api/webhooks/splitit', store.signedEvent(event, body));
    expect(answer.status).toBe(200);
  }
  const [splitIt] = await reconcile(depsWith([], nothing));
  expect(splitIt?.differences).toMatchObject([
    {
      kind: 'charge_unknown',
      orderId: stranger,
      reference: plan,
      ours: null,
      theirs: amount,
      orderStatus: null,
    },
  ]);
});

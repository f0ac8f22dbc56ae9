import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { money } from '@counterpane/rules/money/money';
import { beforeAll, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const TOTAL = 76_104;

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

const staffOrders = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** Money of another currency, charged at the provider behind the store's back. */
const pays = async (orderId: string, cents: number, currency: 'USD' | 'CAD') => {
  const charged = await store.deps.providers.get('stripeDirect')?.pay({
    orderId,
    paymentId: 'f'.repeat(24),
    amount: money(cents, currency),
    token: 'tok_visa',
    idempotencyKey: `${currency}-${orderId}`,
    returnUrl: 'http://localhost/',
    email: 'ada@example.com',
    description: 'Order',
  });
  await deliverEvent(store, 'payment_intent.succeeded', {
    ...succeededIntent(orderId, charged?.reference ?? '', cents),
    currency: currency.toLowerCase(),
  });
};

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, ...(await shopper.places()) };
};

const theirRefunds = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId && entry.kind === 'refund')
    .map(({ amount, currency }) => `${amount} ${currency.toUpperCase()}`)
    .toSorted();

it('an order that was paid in another currency waits for a person, is never released, and goes back in that money', async () => {
  const { shopper, id } = await ordered();
  await pays(id, TOTAL, 'CAD');
  const seen = result(await staffOrders().order(id));
  expect(seen).toMatchObject({
    status: 'needs_attention',
    attention: 'wrong_amount',
    balance: { paid: money(TOTAL, 'CAD'), left: money(TOTAL, 'CAD') },
    payments: [{ amount: money(TOTAL, 'CAD') }],
  });
  expect(seen.ledger.map(({ amount }) => amount.currency)).toEqual(['CAD', 'CAD']);
  const release = { decision: 'release', reason: 'Why not' } as const;
  expect(refusal(await staffOrders().decide(id, release))).toMatchObject({
    code: 'paid_in_other_currency',
    paid: money(TOTAL, 'CAD'),
    error: 'It was paid in other money: $761.04 CAD. Cancel it, which gives that back.',
  });

  const part = { amount: money(1_000, 'CAD'), reason: 'A part' };
  expect(result(await staffOrders().refund(id, part)).amount).toEqual(money(1_000, 'CAD'));
  const wrong = { amount: money(1_000, 'USD'), reason: 'A part' };
  expect(refusal(await staffOrders().refund(id, wrong)).code).toBe('refund_too_much');
  const lines = [{ itemIdentifier: seen.lines[0]?.itemIdentifier ?? '', quantity: 1 }];
  expect(refusal(await staffOrders().refund(id, { lines, reason: 'Its line' })).code).toBe('refund_too_much');

  result(await staffOrders().decide(id, { decision: 'cancel', reason: 'Wrong money' }));
  await store.sweep();
  expect(await theirRefunds(id)).toEqual(['1000 CAD', `${TOTAL - 1_000} CAD`]);
  expect(await accountsOf(store, id)).toMatchObject({ 'provider:stripeDirect': 0 });
  expect(result(await shopper.client.order(id))).toMatchObject({
    status: 'cancelled',
    refunded: money(TOTAL, 'CAD'),
  });
});

it('a payment too many in another currency is not added up with the order’s, and goes back in its own', async () => {
  const { shopper, id } = await ordered();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await pays(id, 5_000, 'CAD');
  expect(result(await staffOrders().order(id))).toMatchObject({
    status: 'paid',
    surplus: [money(5_000, 'CAD')],
    balance: { paid: money(TOTAL, 'USD'), left: money(TOTAL, 'USD') },
  });
  const [row] = result(await staffOrders().search(id));
  expect(row?.surplus).toEqual([money(5_000, 'CAD')]);
  await store.sweep();
  expect(await theirRefunds(id)).toEqual(['5000 CAD']);
  expect(result(await staffOrders().order(id)).surplus).toEqual([]);
});

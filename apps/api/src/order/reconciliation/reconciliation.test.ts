import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { money } from '@counterpane/rules/money/money';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { ledgerEntries } from '../payments/tables.ts';
import { findRetainedPayment, refundsOf } from '../refunds/store.ts';
import { reconcileDaily } from './reconcile.ts';

const TOTAL = 76_104;
const JSON_BODY = { 'content-type': 'application/json' };
const lines: string[] = [];

let store: CardStore;
let manager: StaffBrowser;
beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  store = await openCardStore({ logger }, undefined, ['stripeDirect', 'link']);
  manager = await signedIn(store, 'Maya', 'manager');
});
afterAll(() => store.close());

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  return { shopper, id };
};

const paid = async () => {
  const order = await ordered();
  result(await order.shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  return order;
};

/** Compares everything there ever was. */
const reconciles = async (): Promise<ReconciliationView[]> => {
  const body = JSON.stringify({ since: '2020-01-01T00:00:00.000Z' });
  const init = { method: 'POST', headers: JSON_BODY, body };
  const answer = await manager.fetch('/api/staff/reconciliation', init);
  expect(answer.status).toBe(200);
  return (await answer.json()).result;
};

const differencesOf = async (orderId: string) =>
  (await reconciles()).flatMap(({ differences }) => differences).filter((one) => one.orderId === orderId);

const provider = () => {
  const found = store.deps.providers.get('stripeDirect');
  if (!found) throw new Error('no provider');
  return found;
};

/** A charge that the store never heard of. */
const charges = (orderId: string, cents = TOTAL) =>
  provider().pay({
    orderId,
    paymentId: 'f'.repeat(24),
    amount: money(cents, 'USD'),
    token: 'tok_visa',
    idempotencyKey: `unheard-${orderId}`,
    returnUrl: 'http://localhost/',
    email: 'ada@example.com',
    description: 'Order',
  });

describe('the reconciliation with a provider’s statement', () => {
  it('finds no difference in what was paid, refunded in parts, and paid too often', async () => {
    const { id } = await paid();
    for (const amount of [1_000, 2_000]) {
      const body = JSON.stringify({ amount, reason: 'Goodwill' });
      await manager.fetch(`/api/orders/${id}/refunds`, { method: 'POST', headers: JSON_BODY, body });
    }
    const again = await charges(id);
    await deliverEvent(store, 'payment_intent.succeeded', succeededIntent(id, again.reference ?? '', TOTAL));
    await store.sweep();
    await store.sweep();
    const [account] = await reconciles();
    expect(account).toMatchObject({ account: 'card-provider', differences: [], failure: null });
    expect(account?.counts).toMatchObject({ ourCharges: 2, theirCharges: 2, ourRefunds: 3, theirRefunds: 3 });
  });

  it('finds the money of a payment that was never answered, marks the order paid, and reports it once', async () => {
    const { shopper, id } = await ordered();
    await store.fault({ kind: 'drop-after-effect', path: '/v1/payment_intents', times: 2 });
    expect(refusal(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' })).status).toBe(503);
    lines.length = 0;
    expect(await differencesOf(id)).toMatchObject([
      { kind: 'charge_unknown', theirs: { amount: TOTAL }, ours: null, orderStatus: 'paid' },
    ]);
    expect(lines.filter((line) => line.includes('charge_unknown'))).toHaveLength(1);
    expect(result(await shopper.client.order(id)).status).toBe('paid');
    expect(await differencesOf(id)).toEqual([]);
    // The report of the day keeps it as over; and it is not told again.
    const [report] = (await (await manager.fetch('/api/staff/reconciliation')).json()).result;
    const kept = report.differences.filter(({ orderId }: { orderId: string }) => orderId === id);
    expect(kept).toMatchObject([{ kind: 'charge_unknown', isOver: true, attempt: 1 }]);
    expect(lines.filter((line) => line.includes('charge_unknown'))).toHaveLength(1);
  });

  it('gives back the money of an order whose cart has been ordered again since', async () => {
    const { shopper, id } = await ordered();
    await shopper.adds('pillow', 'king');
    await shopper.places();
    await charges(id);
    expect(await differencesOf(id)).toMatchObject([{ kind: 'charge_unknown', orderStatus: 'cancelled' }]);
    await store.sweep();
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:stripeDirect': 0 });
    expect(await differencesOf(id)).toEqual([]);
  });

  it('parks an order whose money is there and that must not ship without a person', async () => {
    const { shopper, id } = await ordered();
    await charges(id, TOTAL - 1);
    expect(await differencesOf(id)).toMatchObject([
      { kind: 'charge_unknown', orderStatus: 'needs_attention' },
    ]);
    expect(result(await shopper.client.order(id)).status).toBe('needs_attention');
  });

  it('reports a refund that was made on the provider’s own pages', async () => {
    const { id } = await paid();
    const payment = await findRetainedPayment(store.database.db, id);
    const reference = payment?.reference ?? '';
    await provider().refund({ reference, amount: money(500, 'USD'), idempotencyKey: `hand-${id}` });
    lines.length = 0;
    for (const _ of [1, 2])
      expect(await differencesOf(id)).toMatchObject([{ kind: 'refund_unknown', theirs: { amount: 500 } }]);
    expect(lines.filter((line) => line.includes(id))).toHaveLength(1);
    const reports = (await (await manager.fetch('/api/staff/reconciliation')).json()).result;
    const told = reports.flatMap((one: ReconciliationView) => one.differences);
    expect(told.filter(({ orderId }: { orderId: string }) => orderId === id)).toHaveLength(1);
  });

  it('reports a charge that the provider does not know', async () => {
    const { id } = await paid();
    await postLedgerEntry(store.database.db, {
      booking: 'charge:stripeDirect:pi_never',
      orderId: id,
      from: 'sales',
      to: 'provider:stripeDirect',
      amount: money(100, 'USD'),
    });
    expect(await differencesOf(id)).toMatchObject([{ kind: 'charge_missing', payment: 'pi_never' }]);
  });

  it('decides a refund that was never answered by what the statement says', async () => {
    const given = await paid();
    const never = await paid();
    for (const { id } of [given, never]) {
      const body = JSON.stringify({ amount: 4_000, reason: 'Goodwill' });
      await manager.fetch(`/api/orders/${id}/refunds`, { method: 'POST', headers: JSON_BODY, body });
    }
    const payment = await findRetainedPayment(store.database.db, given.id);
    const [refund] = await refundsOf(store.database.db, given.id);
    await provider().refund({
      reference: payment?.reference ?? '',
      amount: money(4_000, 'USD'),
      idempotencyKey: refund?.id ?? '',
    });
    // Its answer was lost, and every try since.
    const now = new Date(store.clock.now()).toISOString();
    await store.database.db.update(outbox).set({ deadAt: now }).where(eq(outbox.topic, 'payment.refund'));
    store.clock.forward(25 * 3_600_000);
    expect(await differencesOf(never.id)).toMatchObject([{ kind: 'refund_undecided' }]);
    const statusOf = async ({ id }: { id: string }) => (await refundsOf(store.database.db, id))[0]?.status;
    expect(await statusOf(given)).toBe('succeeded');
    expect(await statusOf(never)).toBe('failed');
    expect(await differencesOf(given.id)).toEqual([]);
    expect(await accountsOf(store, given.id)).toMatchObject({ refunds: 4_000 });
    expect(await accountsOf(store, never.id)).toMatchObject({ 'provider:stripeDirect': TOTAL });
  });

  it('reports a surplus payment that is not refunded after a day, and posts its refund once the provider has made it', async () => {
    const { id } = await paid();
    const again = await charges(id, 5_000);
    const reference = again.reference ?? '';
    await deliverEvent(store, 'payment_intent.succeeded', succeededIntent(id, reference, 5_000));
    expect(await differencesOf(id)).toEqual([]);
    const longAgo = new Date(store.clock.now() - 25 * 3_600_000).toISOString();
    const { database } = store;
    await database.db.update(ledgerEntries).set({ createdAt: longAgo }).where(eq(ledgerEntries.orderId, id));
    const kept = { kind: 'surplus_kept', payment: reference, ours: money(5_000, 'USD'), theirs: null };
    expect(await differencesOf(id)).toMatchObject([kept]);
    await provider().refund({ reference, amount: money(5_000, 'USD'), idempotencyKey: `hand-${id}` });
    const kinds = (await differencesOf(id)).map((one) => one.kind);
    expect(kinds.toSorted()).toEqual(['refund_unknown', 'surplus_kept']);
    expect(await differencesOf(id)).toEqual([]);
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:stripeDirect': TOTAL });
  });

  it('reads a statement to its end, however many pages it has', async () => {
    const theirs = async () => (await reconciles())[0]?.counts.theirCharges ?? 0;
    const before = await theirs();
    await Promise.all(Array.from({ length: 110 }, (_, index) => charges(`stranger-${index}`)));
    expect(await theirs()).toBe(before + 110);
  });

  it('reports a statement that cannot be read, and keeps the last results for managers', async () => {
    await store.fault({ kind: 'error500', path: '/v1/charges', times: 1 });
    expect(await reconciles()).toMatchObject([{ failure: 'Stripe did not answer', differences: [] }]);
    const kept = await (await manager.fetch('/api/staff/reconciliation')).json();
    expect(kept.result[0]).toMatchObject({ failure: 'Stripe did not answer' });
    expect(kept.result.length).toBeGreaterThan(1);
  });

  it('is for managers alone', async () => {
    const agent = await signedIn(store, 'Noor', 'agent');
    expect((await agent.fetch('/api/staff/reconciliation')).status).toBe(403);
    expect((await agent.fetch('/api/staff/reconciliation', { method: 'POST' })).status).toBe(403);
    expect((await store.shopper().fetch('/api/staff/reconciliation')).status).toBe(401);
  });
});

it('our ledger is compared once a day, however often the store is started', async () => {
  const runs = async () => (await (await manager.fetch('/api/staff/reconciliation')).json()).result.length;
  const before = await runs();
  await reconcileDaily(store.deps);
  expect(await runs()).toBe(before);
  store.clock.forward(24 * 3_600_000);
  await reconcileDaily(store.deps);
  await reconcileDaily(store.deps);
  expect(await runs()).toBe(before + 1);
});

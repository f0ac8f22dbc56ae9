import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { staffActs } from '../../audit/tables.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { recordDispute } from './record-dispute.ts';
import { disputes } from './tables.ts';
import { openDisputingStore } from './testing/disputing-store.ts';

const store = useTestStore(openDisputingStore);
let staff: ReturnType<typeof createStaffOrdersClient>;
beforeAll(async () => {
  const browser = await signedIn(store, 'Maya', 'manager');
  staff = createStaffOrdersClient((path, init) => browser.fetch(path, init));
});

const FEE = 1_500;
const rowsOf = (orderId: string) =>
  store.database.db.select().from(disputes).where(eq(disputes.orderId, orderId));
const actsOn = async (orderId: string) => {
  const acts = await store.database.db.select().from(staffActs).where(eq(staffActs.objectId, orderId));
  return acts.filter(({ action }) => action === 'hear-of-dispute');
};
const differencesOf = async (orderId: string) =>
  (await reconcile(store.deps))
    .flatMap(({ differences }) => differences)
    .filter((one) => one.orderId === orderId);
const bodyOf = async (answer: ReturnType<typeof store.hears>) => (await answer).json().result;

describe('A dispute', () => {
  it('reaches staff: the ledger, the order, the list, the audit and the log say what was taken', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    expect(await bodyOf(store.hears('created', dispute))).toBe('applied');
    await store.sweep();
    expect(await accountsOf(store, id)).toEqual({
      'provider:stripeDirect': -FEE,
      sales: -total,
      disputes: total,
      dispute_fees: FEE,
    });
    const order = result(await staff.order(id));
    expect(order.disputes).toMatchObject([
      {
        reference: dispute,
        amount: { amount: total, currency: 'USD' },
        reason: 'fraudulent',
        stage: 'opened',
        withdrawn: { amount: total },
        fee: { amount: FEE },
        decidedAt: null,
      },
    ]);
    expect(Date.parse(order.disputes[0]?.dueBy ?? '')).toBeGreaterThan(Date.now());
    expect(order.balance).toMatchObject({ disputed: { amount: total }, left: { amount: 0 } });
    const listed = result(await staff.disputes()).disputes.find(({ reference }) => reference === dispute);
    expect(listed).toMatchObject({ order: { id, shortId: order.shortId }, label: 'Card', stage: 'opened' });
    expect(await actsOn(id)).toMatchObject([
      { memberId: null, address: 'card-provider', detail: { stage: 'opened', cents: total } },
    ]);
    expect(store.logged.join('\n')).toContain('a payment is disputed');
  });

  it('that is told of twice, and whose end comes before its beginning, is booked once', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    await store.turns(id, 'lost');
    for (const type of ['closed', 'funds_withdrawn', 'created', 'closed', 'updated'])
      expect((await store.hears(type, dispute)).statusCode).toBe(200);
    expect(await rowsOf(id)).toMatchObject([{ stage: 'lost', withdrawnCents: total, movements: 2 }]);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total, dispute_fees: FEE });
    expect(await actsOn(id)).toHaveLength(1);
  });

  it('that many webhooks tell of at once is booked once', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    const types = ['created', 'funds_withdrawn', 'updated', 'created', 'funds_withdrawn', 'updated'];
    const answers = await Promise.all(types.map((type) => store.hears(type, dispute)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(types.map(() => 200));
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total, dispute_fees: FEE });
  });

  it('that is won brings the money back, and the payment can be refunded again', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    await store.hears('created', dispute);
    await store.turns(id, 'won');
    await store.hears('funds_reinstated', dispute);
    await store.hears('closed', dispute);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: 0, 'provider:stripeDirect': total - FEE });
    const order = result(await staff.order(id));
    expect(order.disputes).toMatchObject([{ stage: 'won', withdrawn: { amount: 0 }, dueBy: null }]);
    expect(order.disputes[0]?.decidedAt).not.toBeNull();
    expect(order.balance.left.amount).toBe(total);
    result(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
  });

  it('forbids a refund while it is open, and lets what was not disputed be given back once it is lost', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened', 10_000);
    await store.hears('created', dispute);
    const refused = refusal(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
    expect(refused).toMatchObject({ status: 409, code: 'refund_disputed' });
    expect(refused.error).toContain('pay it back twice');
    await store.turns(id, 'lost');
    await store.hears('closed', dispute);
    expect(result(await staff.order(id)).balance.left.amount).toBe(total - 10_000);
    const tooMuch = refusal(await staff.refund(id, { amount: total, reason: 'Goodwill' }));
    expect(tooMuch.code).toBe('refund_too_much');
  });

  it('that begins as a question takes nothing and forbids no refund', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'inquiry');
    await store.hears('created', dispute);
    expect(await accountsOf(store, id)).toEqual({ 'provider:stripeDirect': total, sales: -total });
    expect(result(await staff.order(id)).disputes).toMatchObject([{ isInquiry: true, stage: 'opened' }]);
    result(await staff.refund(id, { amount: total, reason: 'The bank asked' }));
    await store.sweep();
    expect(await accountsOf(store, id)).toMatchObject({ refunds: total, 'provider:stripeDirect': 0 });
  });

  it('that goes on with a question whose money was held takes it once, whatever is told first', async () => {
    const { id, total } = await store.paid();
    const [payment] = await paymentsOf(store.database.db, id);
    const withdrawn = money(total, 'USD');
    const question: Dispute = {
      reference: `question-${id}`,
      payment: payment?.reference ?? '',
      amount: withdrawn,
      reason: 'product_not_received',
      stage: 'opened',
      isInquiry: true,
      dueBy: null,
      withdrawn,
      fee: money(0, 'USD'),
    };
    const claim = { ...question, reference: `claim-${id}`, isInquiry: false };
    const hear = (dispute: Dispute) =>
      recordDispute(store.deps, {
        providers: ['stripeDirect'],
        dispute,
        heardAt: new Date().toISOString(),
      });
    expect(await hear(question)).toBe('applied');
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total });
    const refused = refusal(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
    expect(refused.code).toBe('refund_disputed');
    await hear(claim);
    await hear({ ...question, stage: 'lost' });
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total, 'provider:stripeDirect': 0 });
    expect(await hear({ ...question, stage: 'lost' })).toBe('repeated');
    expect(result(await staff.order(id)).balance.disputed.amount).toBe(total);
    await hear({ ...claim, stage: 'won', withdrawn: money(0, 'USD') });
    expect(await accountsOf(store, id)).toMatchObject({ disputes: 0, 'provider:stripeDirect': total });
  });

  it('that is opened after a refund was decided and before it was made stops the refund', async () => {
    const { id, total } = await store.paid();
    result(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
    const dispute = await store.turns(id, 'opened');
    await store.hears('created', dispute);
    await store.sweep();
    const { refunds } = result(await staff.order(id));
    expect(refunds).toMatchObject([
      { status: 'failed', failure: 'The payment was disputed before this could be given back' },
    ]);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total });
    expect((await store.ledger()).filter(({ orderId, kind }) => orderId === id && kind === 'refund')).toEqual(
      [],
    );
  });

  it('that is opened after a call for a refund without an answer has the company’s list tell whether it was made', async () => {
    const refunded = async (fault: 'drop-after-effect' | 'error500') => {
      const { id } = await store.paid();
      await store.fault({ kind: fault, path: '/v1/refunds', times: 2 });
      result(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
      store.clock.forward(1_000);
      await store.sweep();
      expect(result(await staff.order(id)).refunds.map(({ status }) => status)).toEqual(['pending']);
      await store.hears('created', await store.turns(id, 'opened'));
      // The first look may meet what is left of the fault.
      for (let hours = 0; hours < 2; hours += 1) {
        store.clock.forward(3_600_000);
        await store.sweep();
      }
      const given = (await store.ledger()).filter(({ orderId, kind }) => orderId === id && kind === 'refund');
      return [given.length, result(await staff.order(id)).refunds.map(({ status }) => status)];
    };
    expect(await refunded('drop-after-effect')).toEqual([1, ['succeeded']]);
    expect(await refunded('error500')).toEqual([0, ['failed']]);
  });

  it('is told of a lost refund in one sum with others: those that are known are named to the company', async () => {
    const stripe = store.deps.providers.get('stripeDirect');
    if (!stripe?.listEntries) throw new Error('cards are taken here');
    const { listEntries } = stripe;
    onTestFinished(() => void Object.assign(stripe, { listEntries }));
    // As Amazon tells: what is asked for by its name, and the rest of a payment in one.
    const inOneSum: typeof listEntries = async (asked) => {
      const named = new Set(asked.known.flatMap(({ refunds }) => refunds));
      const all = (await listEntries(asked)).filter(({ payment }) =>
        asked.known.some(({ reference }) => reference === payment),
      );
      const others = all.filter(({ kind, reference }) => kind === 'refund' && !named.has(reference));
      const [first] = others;
      const cents = others.reduce((sum, { amount }) => sum + amount.amount, 0);
      const rest = first
        ? [{ ...first, reference: 'others', amount: money(cents, 'USD'), inOneSum: true }]
        : [];
      return [...all.filter((entry) => !others.includes(entry)), ...rest];
    };
    Object.assign(stripe, { listEntries: inOneSum });
    const { id } = await store.paid();
    result(await staff.refund(id, { amount: 600, reason: 'Goodwill' }));
    await store.sweep();
    await store.fault({ kind: 'drop-after-effect', path: '/v1/refunds', times: 2 });
    result(await staff.refund(id, { amount: 1_000, reason: 'Goodwill' }));
    store.clock.forward(1_000);
    await store.sweep();
    await store.hears('created', await store.turns(id, 'opened'));
    for (let hours = 0; hours < 2; hours += 1) {
      store.clock.forward(3_600_000);
      await store.sweep();
    }
    const { refunds } = result(await staff.order(id));
    expect(refunds.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('of no payment of ours is reported to operators, listed once for staff, and books nothing', async () => {
    expect(await bodyOf(store.hears('created', 'du_never'))).toBe('unknown');
    expect(store.logged.join('\n')).toContain('a dispute of no payment of ours');
    expect(await bodyOf(store.hears('updated', 'du_never'))).toBe('unknown');
    expect(result(await staff.disputes()).unknown).toEqual([
      { label: 'Card', reference: 'du_never', heardAt: expect.any(String), state: 'disputed', order: null },
    ]);
  });

  it('is told of again when its company cannot be asked', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    await store.fault({ kind: 'error500', path: '/v1/disputes', times: 1 });
    expect((await store.hears('created', dispute)).statusCode).toBe(503);
    expect(await rowsOf(id)).toEqual([]);
    expect(await bodyOf(store.hears('created', dispute))).toBe('applied');
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total });
  });
});

describe('The nightly comparison', () => {
  it('finds a dispute whose webhooks were all lost, books it, and then finds no difference', async () => {
    const { id, total } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    expect(await differencesOf(id)).toMatchObject([
      { kind: 'dispute_unknown', reference: dispute, theirs: { amount: total }, ours: null },
    ]);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: total, dispute_fees: FEE });
    expect((await differencesOf(id)).filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('hears of the end of a dispute that no webhook told of', async () => {
    const { id } = await store.paid();
    const dispute = await store.turns(id, 'opened');
    await store.hears('created', dispute);
    expect(await differencesOf(id)).toEqual([]);
    await store.turns(id, 'won');
    expect(await differencesOf(id)).toEqual([]);
    expect(await rowsOf(id)).toMatchObject([{ stage: 'won', withdrawnCents: 0 }]);
    expect(await accountsOf(store, id)).toMatchObject({ disputes: 0 });
  });
});

it('A dispute cannot be entered by hand where its company reports it', async () => {
  const { id } = await store.paid();
  expect(result(await staff.order(id)).mayEnterDispute).toBe(false);
  const entered = { reference: 'c1', reason: 'fraud', stage: 'opened', amount: 100, withdrawn: 100 } as const;
  expect(refusal(await staff.enterDispute(id, entered)).code).toBe('dispute_told');
});

import { money } from '@counterpane/rules/money/money';
import { startAffirmSandbox } from '@counterpane/sandboxes/affirm/affirm-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery, ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { comeBack, newOrderId, pageRequest, payRequest } from '../contract-test/requests.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { FOREIGN_APPROVALS, payWithForeign } from '../lender/foreign-approvals.ts';
import { handsOn, listenForWebhooks, openApproved, postJson, press } from '../lender/lender-under-test.ts';
import type { Approval } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { affirmProvider } from './affirm-provider.ts';

const KEYS = { publicKey: 'public_1', privateKey: 'private_1' };
const CANADA = { publicKey: 'public_ca', privateKey: 'private_ca' };
const BASIC = {
  authorization: `Basic ${Buffer.from(`${KEYS.publicKey}:${KEYS.privateKey}`).toString('base64')}`,
};

/** What a shopper presses on Affirm's page, and what becomes of it when the store asks for the loan. */
const PRESSED: Partial<Record<TestCard, string>> = {
  approved: 'approve',
  declined: 'decline-later',
  'insufficient funds': 'insufficient-later',
};

interface AffirmUnderTest extends ProviderUnderTest {
  /** The next call of a path that begins so is never answered. */
  holdUp(path: string): Promise<void>;
  /** The next one does what it is asked, and its answer is lost. */
  loseAnswer(path: string): Promise<void>;
}

const startAffirmUnderTest = async (): Promise<AffirmUnderTest> => {
  const listener = await listenForWebhooks('x-affirm-signature');
  const local = { port: 0, host: '127.0.0.1' };
  const sandbox = await startAffirmSandbox({ ...KEYS, canada: CANADA, ...local, webhookUrl: listener.url });
  const provider = affirmProvider({
    ...KEYS,
    canada: CANADA,
    id: 'affirm',
    apiUrl: sandbox.url,
    timeoutMs: 500,
  });
  return {
    provider,
    token: async (card) => {
      const { checkout_id: id, redirect_url: page } = await openForToken(sandbox.url);
      await press(page, PRESSED[card] ?? '');
      return id;
    },
    answerChallenge: () => Promise.reject(new Error('a loan that was confirmed asks for nothing')),
    payOnPage: async (url, card) => {
      const landed = await press(url, card === 'approved' ? 'approve' : 'decline');
      // Affirm has no templates in addresses: it adds the token, which is the reference.
      const token = landed && new URL(landed).searchParams.get('checkout_token');
      return token && `http://localhost:3000/checkout/return?reference=${token}`;
    },
    expirePage: async (id) => {
      await postJson(`${sandbox.url}/_sandbox/expire`, { checkout: id });
    },
    hold: async (orderId, amount) => {
      const page = await openApproved(provider, orderId, amount);
      // The loan's own id: it is held once the store has asked.
      return (await provider.find(page.reference))?.reference ?? '';
    },
    holdUp: async (path) => void (await postJson(`${sandbox.url}/_sandbox/faults`, { kind: 'hang', path })),
    loseAnswer: async (path) =>
      void (await postJson(`${sandbox.url}/_sandbox/faults`, { kind: 'drop-after-effect', path })),
    turnDispute: async (order, turn) =>
      void (await postJson(`${sandbox.url}/_sandbox/disputes`, { order, turn })),
    // Authorising comes first.
    ...handsOn(sandbox, listener, '/api/v1/transactions/'),
  };
};

/** A checkout that knows no order yet, as Affirm's script opens one in a page. */
const openForToken = (url: string) =>
  postJson(
    `${url}/api/v2/checkout/direct`,
    {
      merchant: {
        public_api_key: KEYS.publicKey,
        user_confirmation_url: 'http://localhost:3000/checkout/return',
        user_cancel_url: 'http://localhost:3000/checkout/billing',
        user_confirmation_url_action: 'GET',
      },
      items: [{ display_name: 'Bed', sku: 'bed', unit_price: 76_104, qty: 1 }],
      shipping_amount: 0,
      tax_amount: 0,
      metadata: { webhook_session_id: 'no-order/1' },
      total: 76_104,
      currency: 'USD',
    },
    BASIC,
  );

describeProviderEntries('Affirm', startAffirmUnderTest, { listsAll: false });
describePaymentProvider('Affirm', startAffirmUnderTest, {
  'held until things ship': 'Affirm captures the whole of a loan: less is for merchants who have it',
  cards: 'A loan needs none',
  challenges: 'A loan that was confirmed asks for nothing more',
  'slow payments': 'A loan is decided on Affirm’s page',
  'holds in the ledger': 'An authorised loan is on nobody’s account: the ledger begins with its capture',
  'pages that close': 'No call closes a page: what is confirmed there is not authorised any more',
  'capture in part': 'Affirm lends what the shopper agreed to, and no less',
  'events of declines':
    'A decline on the page is no end of it, and one afterwards is the answer to our own call',
  'slow refunds': 'Affirm gives back at once',
  disputes: 'A loan says that it is disputed, and not how much of it: staff enter that',
  'word of disputes by webhook': 'No webhook of Affirm’s tells of one: a loan says it when it is asked about',
});

let running: AffirmUnderTest;
beforeAll(async () => {
  running = await startAffirmUnderTest();
});
afterAll(() => running.close());

/** What a shopper brings back to an order from a page of so much. */
const approvalOf = (orderId: string, token: string, amount = money(76_104, 'USD')): Approval => ({
  orderId,
  paymentId: `attempt-${orderId}`,
  reference: token,
  amount,
  token,
});

test('a loan that Affirm refuses after it was confirmed is a failed payment, in its words', async () => {
  const { provider } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'insufficient-later');
  expect(await provider.confirm?.(approvalOf(orderId, page.reference))).toMatchObject({
    state: 'failed',
    orderId,
    failure: { code: 'insufficient_funds', message: expect.stringMatching(/insufficient/i) },
  });
});

test('a loan that is confirmed on a page that the store has turned away from is never held, by whatever way the store hears of it', async () => {
  const { provider } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  const over = { state: 'cancelled', providerStatus: 'closed', orderId };
  expect(await provider.cancel(page.reference, 'cancel')).toMatchObject(over);
  await press(page.url, 'approve');
  expect(await provider.confirm?.(approvalOf(orderId, page.reference))).toMatchObject(over);
  expect(await provider.pay(payRequest(orderId, page.reference))).toMatchObject(over);
  expect(await provider.find(page.reference)).toMatchObject(over);
});

test('the token that comes back with the shopper holds the loan, however often it comes', async () => {
  const { provider } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  const back = await press(page.url, 'approve');
  const token = new URL(back ?? '').searchParams.get('checkout_token') ?? '';
  const held = await provider.confirm?.(approvalOf(orderId, token));
  expect(held).toMatchObject({ state: 'authorised', orderId, amount: { amount: 76_104, currency: 'USD' } });
  expect(await provider.confirm?.(approvalOf(orderId, token))).toEqual(held);
});

test('a return and a webhook at once never make a confirmed loan a failed payment', async () => {
  const { provider, deliveries } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'approve');
  const isOwn = ({ rawBody }: Delivery) => rawBody.includes(page.reference);
  await expect.poll(() => deliveries().some(isOwn)).toBe(true);
  const { rawBody, signature } = deliveries().find(isOwn) ?? { rawBody: '', signature: undefined };
  const approval = approvalOf(orderId, page.reference);
  // The first call is held up until its client gives up, and the other meets its key.
  await running.holdUp('/api/v1/transactions');
  const both = await Promise.allSettled([
    provider.confirm?.(approval),
    provider.readEvent(rawBody, signature),
  ]);
  for (const end of both)
    expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnavailable) });
  expect(await provider.confirm?.(approval)).toMatchObject({ state: 'authorised', orderId });
  expect(await provider.readEvent(rawBody, signature)).toMatchObject({ outcome: { state: 'authorised' } });
});

test('a token of another order, another attempt, another amount or nobody is not even tried', async () => {
  const { provider } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'approve');
  const own = approvalOf(orderId, page.reference);
  for (const foreign of [
    approvalOf(newOrderId(), page.reference),
    { ...own, paymentId: 'another' },
    approvalOf(orderId, page.reference, money(76_103, 'USD')),
    approvalOf(orderId, 'MADEUP'),
  ])
    expect(await provider.confirm?.(foreign)).toBeNull();
  expect(await provider.confirm?.(own)).toMatchObject({ state: 'authorised' });
});

test('a loan in Canadian dollars is opened, held, captured, given back and found with the keys of that country', async () => {
  const { provider } = running;
  const orderId = newOrderId();
  const amount = money(90_000, 'CAD');
  const page = await provider.openHostedPage({ ...pageRequest(orderId), amount });
  await press(page.url, 'approve');
  const held = await provider.confirm?.(approvalOf(orderId, page.reference, amount));
  const reference = held?.reference ?? '';
  expect(await provider.capture(reference, amount, 'key')).toMatchObject({ state: 'succeeded', amount });
  const refund = { reference, amount: money(1_000, 'CAD'), idempotencyKey: `refund-${orderId}` };
  expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
  expect(await provider.find(reference)).toMatchObject({ state: 'succeeded', orderId, amount });
});

test('without keys for Canada no loan is in Canadian dollars', () => {
  const { provider } = running;
  const american = affirmProvider({ ...KEYS, id: 'affirm', apiUrl: 'http://localhost', timeoutMs: 1 });
  const amount = money(90_000, 'CAD');
  expect([provider.takesAmount?.(amount), american.takesAmount?.(amount)]).toEqual([true, false]);
});

test('a loan is taken once however often it is asked about, and found by its transaction afterwards', async () => {
  const { provider, ledger } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'approve');
  const [first, second] = await Promise.all([
    comeBack(running, page.reference),
    comeBack(running, page.reference),
  ]);
  expect(first).toMatchObject({ state: 'succeeded', paymentId: `attempt-${orderId}` });
  expect(second).toEqual(first);
  expect(await provider.find(first?.reference ?? '')).toEqual(first);
  expect((await ledger()).filter((line) => line.orderId === orderId)).toHaveLength(1);
});

test('A loan that is asked about several times at once, and again when an answer was lost, is held once', async () => {
  const { provider, loseAnswer, ledger } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'approve');
  await loseAnswer('/api/v1/transactions');
  await Promise.allSettled([1, 2, 3].map(() => provider.find(page.reference)));
  expect(await provider.find(page.reference)).toMatchObject({ state: 'authorised', orderId });
  await provider.capture(page.reference, money(76_104, 'USD'), `capture-${orderId}`);
  const moved = (await ledger()).filter((line) => line.orderId === orderId);
  expect(moved).toMatchObject([{ kind: 'charge', amount: 76_104 }]);
});

test('Affirm lends from $50 to $30,000', () => {
  const takes = (cents: number) => running.provider.takesAmount?.(money(cents, 'USD'));
  expect([4_999, 5_000, 3_000_000, 3_000_001].map(takes)).toEqual([false, true, true, false]);
});

test.each(FOREIGN_APPROVALS)(
  'a confirmed loan is refused and not taken: another %s, %i cents',
  async (what, cents, owner) => {
    const { orderId, outcome, booked } = await payWithForeign(running, cents, owner);
    const failure = { code: `checkout_of_another_${what}` };
    expect(outcome).toMatchObject({ state: 'failed', reference: null, orderId, failure });
    expect(booked).toEqual([]);
  },
);

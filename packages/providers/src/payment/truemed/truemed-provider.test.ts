import { startTruemedSandbox } from '@counterpane/sandboxes/truemed/truemed-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { newOrderId, pageRequest, payRequest } from '../contract-test/requests.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { handsOn, listenForWebhooks, postJson, press } from '../lender/lender-under-test.ts';
import { refundedOf } from './session-outcome.ts';
import { truemedProvider } from './truemed-provider.ts';

const KEYS = { apiKey: 'key_1', webhookSecret: 'secret_1' };

/** What Truemed keeps for a shopper who pays again. */
const TOKENS: Partial<Record<TestCard, string>> = {
  approved: 'pt_approved',
  declined: 'pt_declined',
  'insufficient funds': 'pt_insufficient_funds',
  'succeeds later': 'pt_reviewed',
  'fails later': 'pt_rejected_later',
};

interface TruemedUnderTest extends ProviderUnderTest {}

const startTruemedUnderTest = async (): Promise<TruemedUnderTest> => {
  const listener = await listenForWebhooks('x-truemed-signature', 204);
  const sandbox = await startTruemedSandbox({
    ...KEYS,
    port: 0,
    host: '127.0.0.1',
    storeOrigins: [],
    webhookUrl: listener.url,
    reviewMs: 200,
  });
  const provider = truemedProvider({ ...KEYS, id: 'truemed', apiUrl: sandbox.url, timeoutMs: 500 });
  return {
    provider,
    token: async (card) => TOKENS[card] ?? '',
    answerChallenge: () => Promise.reject(new Error('a session asks for nothing more')),
    payOnPage: (url, card) => press(url, card === 'approved' ? 'approve' : 'decline'),
    expirePage: async (id) => {
      const path = `/payments/v1/payment_session/${id}/cancel`;
      await postJson(`${sandbox.url}${path}`, {}, { 'x-truemed-api-key': KEYS.apiKey });
    },
    hold: (orderId, amount) => hold(sandbox.url, orderId, amount),
    turnDispute: async (order, turn) =>
      void (await postJson(`${sandbox.url}/_sandbox/disputes`, { order, turn })),
    ...handsOn(sandbox, listener),
  };
};

/** A session whose money is only held, as a store asks for that takes it when it ships. */
const hold = async (url: string, orderId: string, amount: number): Promise<string> => {
  const session = await postJson(
    `${url}/payments/v1/create_payment_session`,
    {
      total_amount: amount,
      amount_details: { total_additional_charges: 0, total_discounts: 0 },
      order_items: [{ sku: 'order', name: 'Order', price: amount, quantity: 1 }],
      success_url: 'http://localhost:3000/success',
      failure_url: 'http://localhost:3000/failure',
      idempotency_key: `hold-${orderId}`,
      kind: 'authorization',
      metadata: `${orderId}/attempt-${orderId}`,
    },
    { 'x-truemed-api-key': KEYS.apiKey },
  );
  await press(session.redirect_url, 'approve');
  return session.id;
};

describeProviderEntries('Truemed', startTruemedUnderTest, { listsAll: false, sumsRefunds: true });
describePaymentProvider('Truemed', startTruemedUnderTest, {
  'held until things ship': 'Truemed takes the money itself, once the review is over',
  cards: 'The card of a health account is typed on Truemed’s page, and not shown',
  challenges: 'A card of a health account is asked for nothing more',
  'pages that only hold': 'Truemed’s page takes the money itself, once the review is over',
  'slow refunds': 'Truemed’s answer to a refund is its last word',
  disputes: 'A session says that it is disputed, and not how much of it: staff enter that',
  'word of disputes by webhook':
    'No webhook of Truemed’s tells of one: a session says it when it is asked about',
  'word of lost disputes': 'What a session says once a dispute is over is not described',
  'events of declines': 'What was declined at once has no session to tell of',
});

let running: TruemedUnderTest;
beforeAll(async () => {
  running = await startTruemedUnderTest();
});
afterAll(() => running.close());

test.each([
  ['pt_declined', 'PaymentDeclined'],
  ['pt_insufficient_funds', 'insufficient_funds'],
  ['pt_made_up', 'InvalidPaymentToken'],
])('what Truemed keeps for a shopper may be refused: %s', async (token, code) => {
  const outcome = await running.provider.pay(payRequest(newOrderId(), token));
  expect(outcome).toMatchObject({ state: 'failed', reference: null, failure: { code } });
});

test('a payment under review is processing, then rejected, and nothing is charged', async () => {
  const { provider, ledger } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage(pageRequest(orderId));
  await press(page.url, 'reject-later');
  expect(await provider.find(page.reference)).toMatchObject({ state: 'processing' });
  await expect.poll(async () => (await provider.find(page.reference))?.state).toBe('failed');
  expect((await ledger()).filter((line) => line.orderId === orderId)).toEqual([]);
});

test('what was given back is not known where a session neither says how much nor that it is nothing', () => {
  const session = { id: '1', status: 'captured', total_amount: 1_000 } as const;
  expect(refundedOf({ ...session, refund_amount: 300, status_summary: 'Disputed' })).toBe(300);
  expect(refundedOf({ ...session, status_summary: 'Captured' })).toBe(0);
  expect(refundedOf({ ...session, status_summary: 'Partially Refunded' })).toBeNull();
});

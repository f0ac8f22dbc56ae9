import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import Stripe from 'stripe';
import type { Delivery, ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEYS = { secretKey: 'sk_test_contract', publishableKey: 'pk_test_contract' };
const WEBHOOK_SECRET = 'whsec_contract';

const TOKENS: Readonly<Record<TestCard, string>> = {
  approved: 'tok_visa',
  declined: 'tok_chargeDeclined',
  'insufficient funds': 'tok_chargeDeclinedInsufficientFunds',
  'asks for a challenge': 'tok_threeDSecure2Required',
  'succeeds later': 'pm_usBankAccount_success',
  'fails later': 'pm_usBankAccount_insufficientFunds',
  'refunds later': 'tok_pendingRefund',
};

const CARD_NUMBERS: Partial<Record<TestCard, string>> = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
};

const ANSWERS: Readonly<Record<TestCard, string>> = {
  approved: 'approve',
  declined: 'decline',
  'insufficient funds': 'insufficient',
  'asks for a challenge': 'approve',
  'succeeds later': 'approve',
  'fails later': 'decline',
  'refunds later': 'approve',
};

const startStripeUnderTest = async (id: string): Promise<ProviderUnderTest> => {
  const received: Delivery[] = [];
  const listener = await listen(received);
  const sandbox = await startStripeSandbox({
    ...KEYS,
    port: 0,
    host: '127.0.0.1',
    webhookUrl: listener.url,
    webhookSecret: WEBHOOK_SECRET,
    settleAfterMs: 50,
  });
  const { hostname, port } = new URL(sandbox.url);
  const apiBase = { protocol: 'http', host: hostname, port: Number(port) } as const;
  const direct = new Stripe(KEYS.secretKey, apiBase);
  const control = (path: string, body: object) => postJson(`${sandbox.url}/_sandbox/${path}`, body);
  return {
    provider: stripeProvider({
      id,
      secretKey: KEYS.secretKey,
      webhookSecret: WEBHOOK_SECRET,
      apiBase,
      timeoutMs: 500,
    }),
    token: async (card) => TOKENS[card],
    answerChallenge: async (url, answer) => (await postForm(url, { answer: answer.toLowerCase() })) ?? '',
    // A page has fields for a card, or buttons: what is not its own it does not read.
    payOnPage: (url, card) =>
      postForm(url, {
        number: CARD_NUMBERS[card] ?? '',
        expiry: '12 / 40',
        cvc: '123',
        answer: ANSWERS[card],
      }),
    expirePage: async (id) => void (await direct.checkout.sessions.expire(id)),
    hold: (orderId, amount) => hold(direct, orderId, amount),
    expireHold: (reference) => control('holds/expire', { reference }),
    turnDispute: (order, turn) => control('disputes', { order, turn }),
    planFault: (kind, times) => control('faults', { kind, times }),
    deliverWebhooks: (manner) => control('webhooks', manner),
    releaseWebhooks: (manner = {}) => control('webhooks/release', manner),
    deliveries: () => received,
    sign: (payload) => direct.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    close: async () => {
      await sandbox.close();
      listener.server.close();
    },
  };
};

/** The store's webhook address: believes nothing yet, keeps everything. */
const listen = async (received: Delivery[]): Promise<{ server: Server; url: string }> => {
  const server = createServer(async (request, response) => {
    received.push({ rawBody: await text(request), signature: String(request.headers['stripe-signature']) });
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/api/webhooks/stripeDirect` };
};

const hold = async (stripe: Stripe, orderId: string, amount: number): Promise<string> => {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    metadata: { order_id: orderId },
  });
  return intent.id;
};

/** Presses a button on a page of the sandbox; the address it sends the shopper to, if any. */
const postForm = async (url: string, fields: Record<string, string>): Promise<string | null> => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return answer.headers.get('location');
};

const postJson = async (url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

describeProviderEntries('Stripe', () => startStripeUnderTest('stripeDirect'), { listsAll: true });
/** Bank payments cannot be held, and the page is the same for all that Stripe takes. */
const WITHOUT = {
  'pages that only hold': 'Stripe’s page takes the money itself',
  'disputes without an amount': 'Each dispute tells how much it is about',
};
describePaymentProvider('Stripe', () => startStripeUnderTest('stripeDirect'), WITHOUT);
describePaymentProvider('Link by Stripe', () => startStripeUnderTest('link'), {
  ...WITHOUT,
  'held until things ship': 'Link is paid on Stripe’s page: the tokens here are those of cards',
});

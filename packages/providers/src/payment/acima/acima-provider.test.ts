import { money } from '@counterpane/rules/money/money';
import { startAcimaSandbox } from '@counterpane/sandboxes/acima/acima-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { newOrderId, pageRequest, payRequest } from '../contract-test/requests.ts';
import { describePaymentProvider, describeProviderBooks } from '../describe-payment-provider.ts';
import { listenForWebhooks, postJson, press } from '../lender/lender-under-test.ts';
import { acimaProvider } from './acima-provider.ts';

const KEYS = { merchantId: 'merchant_1', apiKey: 'key_1', webhookSecret: 'secret_1' };

/** What a shopper presses on Acima's page, and what becomes of it when the store finalises the lease. */
const PRESSED: Partial<Record<TestCard, string>> = {
  approved: 'approve',
  declined: 'approve-declined',
  'insufficient funds': 'approve-insufficient',
};

const startAcimaUnderTest = async (): Promise<ProviderUnderTest> => {
  const listener = await listenForWebhooks('x-acima-signature');
  const local = { port: 0, host: '127.0.0.1', storeOrigins: [] };
  const sandbox = await startAcimaSandbox({ ...KEYS, ...local, webhookUrl: listener.url });
  const urls = { apiUrl: sandbox.url, frameUrl: sandbox.url };
  const provider = acimaProvider({ ...KEYS, ...urls, id: 'acima', timeoutMs: 500 });
  const control = (path: string, body: object) => postJson(`${sandbox.url}/_sandbox/${path}`, body);
  return {
    provider,
    token: async (card) => {
      const { lease_id: id, checkout_url: page } = await openForToken(sandbox.url);
      await press(page, PRESSED[card] ?? '');
      return id;
    },
    answerChallenge: () => Promise.reject(new Error('a lease that was signed asks for nothing')),
    payOnPage: async (url, card) => {
      const landed = await press(url, card === 'approved' ? 'approve' : 'decline');
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      // Acima's addresses have no templates.
      return landed?.replace(/\{REFERENCE\}|%7BREFERENCE%7D/, id) ?? null;
    },
    expirePage: async (id) => {
      await postJson(`${sandbox.url}/api/contracts/${id}/termination`, {}, await bearerOf(sandbox.url));
    },
    hold: async (orderId, amount) => {
      const page = await provider.openHostedPage({ ...pageRequest(orderId), amount: money(amount, 'USD') });
      await press(page.url, 'approve');
      return page.reference;
    },
    planFault: async (kind, times) => {
      // An access token is the first call; what moves money is the one of the frame, and our client makes each once.
      const aim = kind === 'drop-after-effect' ? { path: '/merchants/', times: 1 } : { times };
      await control('faults', { kind, ...aim });
    },
    deliverWebhooks: async (manner) => void (await control('webhooks', manner)),
    releaseWebhooks: async (manner = {}) => void (await control('webhooks/release', manner)),
    deliveries: () => listener.received,
    sign: (rawBody) => sandbox.sign(rawBody),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    close: async () => {
      await sandbox.close();
      listener.close();
    },
  };
};

/** A lease that knows no order yet. */
const openForToken = async (url: string) =>
  postJson(
    `${url}/api/merchants/${KEYS.merchantId}/checkouts`,
    {
      transaction: { lineItems: [{ productId: 'a', productName: 'Bed', unitPrice: 76_104, quantity: 1 }] },
      return_url: 'http://localhost:3000/checkout/return',
      cancel_url: 'http://localhost:3000/checkout/billing',
    },
    await bearerOf(url),
  );

const bearerOf = async (url: string) => {
  const { merchantId, apiKey } = KEYS;
  const client = { client_id: merchantId, client_secret: apiKey, grant_type: 'client_credentials' };
  const { access_token: token } = await postJson(`${url}/api/oauth/token`, client);
  return { authorization: `Bearer ${token}` };
};

describeProviderBooks('Acima', startAcimaUnderTest, { listsAll: false });
describePaymentProvider('Acima', startAcimaUnderTest, {
  cards: 'The first payment of a lease is made on Acima’s page',
  challenges: 'A lease that was signed asks for nothing more',
  'slow payments': 'A lease is decided on Acima’s page',
  'holds in the books': 'A signed lease is on nobody’s account: the ledger begins when it is finalised',
  'capture in part': 'Acima leases what the shopper signed, and no less',
  'events of declines':
    'A decline on the page is no end of it, and one afterwards is the answer to our own call',
});

let running: ProviderUnderTest;
beforeAll(async () => {
  running = await startAcimaUnderTest();
});
afterAll(() => running.close());

test('a shopper who is not approved has a failed payment; the page is closed', async () => {
  const { provider } = running;
  const page = await provider.openHostedPage(pageRequest(newOrderId()));
  expect(await press(page.url, 'not-approved')).toBeNull();
  expect(await provider.find(page.reference)).toMatchObject({
    state: 'failed',
    failure: { message: 'Acima declined the lease.' },
  });
  expect((await fetch(page.url)).status).toBe(404);
});

test('Acima leases from $50 to $5,000, in dollars of the United States', () => {
  const takes = (cents: number, currency: 'USD' | 'CAD' = 'USD') =>
    running.provider.takesAmount?.(money(cents, currency));
  expect([4_999, 5_000, 500_000, 500_001].map((cents) => takes(cents))).toEqual([false, true, true, false]);
  expect(takes(10_000, 'CAD')).toBe(false);
});

test.each([
  ['lease_of_another_amount', 76_103, null],
  ['lease_of_another_amount', 76_105, null],
  ['lease_of_another_order', 76_104, 'order-of-somebody-else'],
])('a signed lease is refused and not finalised: %s of %i cents', async (code, cents, owner) => {
  const { provider, ledger } = running;
  const orderId = newOrderId();
  const page = await provider.openHostedPage({
    ...pageRequest(owner ?? orderId),
    amount: money(cents, 'USD'),
  });
  await press(page.url, 'approve');
  const outcome = await provider.pay(payRequest(orderId, page.reference));
  expect(outcome).toMatchObject({ state: 'failed', reference: null, orderId, failure: { code } });
  expect((await ledger()).filter((line) => [orderId, owner].includes(line.orderId))).toEqual([]);
  expect(await provider.find(page.reference)).toMatchObject({ state: 'authorised' });
});

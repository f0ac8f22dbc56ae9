import { money } from '@counterpane/rules/money/money';
import { startAcimaSandbox } from '@counterpane/sandboxes/acima/acima-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { newOrderId, pageRequest } from '../contract-test/requests.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { FOREIGN_APPROVALS, payWithForeign } from '../lender/foreign-approvals.ts';
import { handsOn, listenForWebhooks, openApproved, postJson, press } from '../lender/lender-under-test.ts';
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
    hold: async (orderId, amount) => (await openApproved(provider, orderId, amount)).reference,
    // An access token comes first.
    ...handsOn(sandbox, listener, '/merchants/'),
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

describeProviderEntries('Acima', startAcimaUnderTest, { listsAll: false });
describePaymentProvider('Acima', startAcimaUnderTest, {
  'held until things ship': 'Acima publishes nothing of it',
  cards: 'The first payment of a lease is made on Acima’s page',
  challenges: 'A lease that was signed asks for nothing more',
  'slow payments': 'A lease is decided on Acima’s page',
  'holds in the ledger': 'A signed lease is on nobody’s account: the ledger begins when it is finalised',
  'capture in part': 'Acima leases what the shopper signed, and no less',
  'events of declines':
    'A decline on the page is no end of it, and one afterwards is the answer to our own call',
  'slow refunds': 'A lease is changed at once',
  disputes: 'Acima publishes nothing of them',
  'disputes without an amount': 'Acima publishes nothing of them',
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

test.each(FOREIGN_APPROVALS)(
  'a signed lease is refused and not finalised: another %s, %i cents',
  async (what, cents, owner) => {
    const { orderId, page, outcome, booked } = await payWithForeign(running, cents, owner);
    const failure = { code: `lease_of_another_${what}` };
    expect(outcome).toMatchObject({ state: 'failed', reference: null, orderId, failure });
    expect(booked).toEqual([]);
    expect(await running.provider.find(page.reference)).toMatchObject({ state: 'authorised' });
  },
);

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { money } from '@counterpane/rules/money/money';
import { startBraintreeSandbox } from '@counterpane/sandboxes/braintree/braintree-sandbox';
import { signPayload } from '@counterpane/sandboxes/braintree/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery, ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { newOrderId, payRequest } from '../contract-test/requests.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { HostedPageRefused, type PaymentProvider, type PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { braintreeProvider } from './braintree-provider.ts';
import { decimalOf } from './decimal-amount.ts';
import { openGateway } from './open-gateway.ts';

const KEYS = {
  merchantId: 'merchant_contract',
  publicKey: 'public_contract',
  privateKey: 'private_contract',
};
/** An attempt that was sent last when searches have long known what it did. */
const LONG_AGO = { sinceMs: 600_000, lastMs: 60_000 };
const ACCOUNTS = { usd_account: 'USD', cad_account: 'CAD' };

const NONCES: Readonly<Record<TestCard, string>> = {
  approved: 'fake-paypal-billing-agreement-nonce',
  declined: 'fake-paypal-declined-nonce',
  'insufficient funds': 'fake-paypal-insufficient-funds-nonce',
  'asks for a challenge': 'none: PayPal asks its shoppers before there is a nonce',
  'succeeds later': 'fake-paypal-settlement-pending-nonce',
  'fails later': 'fake-paypal-settlement-declined-nonce',
  'refunds later': 'fake-paypal-billing-agreement-nonce',
};

const startBraintreeUnderTest = async (): Promise<ProviderUnderTest> => {
  const received: Delivery[] = [];
  const listener = await listen(received);
  const sandbox = await startBraintreeSandbox({
    ...KEYS,
    merchantAccounts: ACCOUNTS,
    port: 0,
    host: '127.0.0.1',
    webhookUrl: listener.url,
    settleAfterMs: 50,
  });
  const access = { ...KEYS, environment: addressOf(sandbox.url), timeoutMs: 500 };
  const control = (path: string, body: object) => postJson(`${sandbox.url}/_sandbox/${path}`, body);
  return {
    provider: braintreeProvider({ id: 'paypal', merchantAccounts: {}, ...access }),
    token: async (card) => NONCES[card],
    answerChallenge: () => Promise.reject(new Error('PayPal asks before there is a nonce')),
    payOnPage: () => Promise.reject(new Error('Braintree has no page of its own')),
    expirePage: () => Promise.reject(new Error('Braintree has no page of its own')),
    hold: async (orderId, amount) => {
      const { transaction } = await openGateway(access).transaction.sale({
        amount: decimalOf(amount),
        orderId: `${orderId}.held`,
        paymentMethodNonce: NONCES.approved,
        options: { submitForSettlement: false },
      });
      return transaction.id;
    },
    expireHold: (reference) => control('holds/expire', { reference }),
    turnDispute: (order, turn) => control('disputes', { order, turn }),
    // This client never repeats a call by itself: every lost answer is one lost answer.
    planFault: (kind, times) => control('faults', { kind, times: kind === 'drop-after-effect' ? 1 : times }),
    deliverWebhooks: (manner) => control('webhooks', manner),
    releaseWebhooks: (manner = {}) => control('webhooks/release', manner),
    deliveries: () => received,
    sign: (payload) => signPayload(payload, KEYS.publicKey, KEYS.privateKey),
    pack: (content) => Buffer.from(content).toString('base64'),
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
    const form = new URLSearchParams(await text(request));
    received.push({
      rawBody: form.get('bt_payload') ?? '',
      signature: form.get('bt_signature') ?? undefined,
    });
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/api/webhooks/braintree` };
};

const addressOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

const postJson = async (url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

/**
 * Braintree has no page of its own and sends no word of a PayPal payment that was declined: the answer to the
 * sale is all. PayPal asks its shopper before there is a nonce, never afterwards, and shows no card.
 */
describeProviderEntries('PayPal by Braintree', startBraintreeUnderTest, { listsAll: true });
describePaymentProvider('PayPal by Braintree', startBraintreeUnderTest, {
  'disputes without an amount': 'Each dispute tells how much it is about',
  'capture in several parts': 'Each is a transaction of its own at PayPal: the store asks for one',
  'hosted page': 'PayPal asks in a window of its own, which its script opens',
  challenges: 'PayPal asks for them in its window',
  cards: 'PayPal does not say which card it was',
  'events of declines': 'Braintree sends none about PayPal',
  'questions that take nothing': 'PayPal holds the money of a retrieval',
});

describe('PayPal by Braintree', () => {
  let sandbox: { url: string; close: () => Promise<void> };
  let provider: PaymentProvider;
  const open = (changes: { privateKey?: string; merchantAccounts?: { CAD: string } } = {}) =>
    braintreeProvider({
      id: 'paypal',
      merchantAccounts: {},
      ...KEYS,
      environment: addressOf(sandbox.url),
      timeoutMs: 500,
      ...changes,
    });
  beforeAll(async () => {
    sandbox = await startBraintreeSandbox({
      ...KEYS,
      merchantAccounts: ACCOUNTS,
      port: 0,
      host: '127.0.0.1',
    });
    provider = open();
  });
  afterAll(() => sandbox.close());
  const ledger = async (): Promise<{ orderId: string; currency: string }[]> =>
    (await fetch(`${sandbox.url}/ledger`)).json();

  it('takes a nonce for one order only', async () => {
    const request = payRequest(newOrderId(), 'fake-consumed-nonce');
    const used = await provider.pay({ ...request, sent: LONG_AGO });
    expect(used).toMatchObject({
      state: 'failed',
      reference: null,
      failure: { code: 'approval_spent', message: expect.stringMatching(/Nothing was declined/) },
    });
    expect(await provider.pay(payRequest(newOrderId(), 'never-approved'))).toMatchObject({
      failure: { code: 'approval_spent' },
    });
  });

  it('decides nothing while its search may lag behind a sale whose answer was lost', async () => {
    const lag = (lagMs: number) =>
      fetch(`${sandbox.url}/_sandbox/search`, { method: 'POST', body: JSON.stringify({ lagMs }) });
    const orderId = newOrderId();
    const request = payRequest(orderId, NONCES.approved);
    await lag(60_000);
    await fetch(`${sandbox.url}/_sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'drop-after-effect' }),
    });
    await expect(provider.pay(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    // Used, in Braintree's words, and a repetition of the same order.
    const used = { ...request, token: 'fake-consumed-nonce' };
    const minutes = { sinceMs: 20 * 60_000, lastMs: 5_000 };
    for (const sent of [undefined, { sinceMs: 60_000, lastMs: 60_000 }, minutes])
      for (const repeated of [used, request])
        await expect(provider.pay({ ...repeated, ...(sent && { sent }) })).rejects.toBeInstanceOf(
          ProviderUnavailable,
        );
    await lag(0);
    expect(await provider.pay(used)).toMatchObject({ state: 'succeeded', orderId });
    expect((await ledger()).filter((line) => line.orderId === orderId)).toHaveLength(1);
  });

  it('tells where the order goes and from which device it comes', async () => {
    const shipTo = {
      name: 'Ada King Lovelace',
      phone: '212 555 0142',
      line1: '20 W 34th St',
      line2: '',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      country: 'US',
    };
    const pay = (changes: Partial<PayRequest>) =>
      provider.pay({ ...payRequest(newOrderId(), 'fake-paypal-billing-agreement-nonce'), ...changes });
    const deviceData = '{"correlation_id":"1f"}';
    expect((await pay({ shipTo, deviceData })).state).toBe('succeeded');
    // Both have arrived: the gateway refuses what is none.
    expect((await pay({ shipTo: { ...shipTo, state: 'Nowhere' } })).failure?.code).toBe('81827');
    expect((await pay({ deviceData: 'nonsense' })).state).toBe('failed');
  });

  it('charges once when the same attempt is made twice at the same time', async () => {
    const orderId = newOrderId();
    const request = payRequest(orderId, NONCES.approved);
    const [first, second] = await Promise.all([provider.pay(request), provider.pay(request)]);
    expect(second).toEqual(first);
    expect((await ledger()).filter((line) => line.orderId === orderId)).toHaveLength(1);
  });

  it('declines the amounts that Braintree declines in its sandbox, in the words of the processor', async () => {
    const insufficient = { ...payRequest(newOrderId(), NONCES.approved), amount: money(200_100, 'USD') };
    expect(await provider.pay(insufficient)).toMatchObject({
      state: 'failed',
      failure: { code: 'insufficient_funds', message: 'Insufficient Funds' },
    });
    const rejected = { ...payRequest(newOrderId(), NONCES.approved), amount: money(500_100, 'USD') };
    expect(await provider.pay(rejected)).toMatchObject({
      failure: { code: 'gateway_rejected_application_incomplete' },
    });
  });

  it('takes other currencies into their own account, and none without one', async () => {
    const orderId = newOrderId();
    const canadian = { ...payRequest(orderId, NONCES.approved), amount: money(76_104, 'CAD') };
    expect(await provider.pay(canadian)).toMatchObject({ state: 'failed', failure: { code: 'currency' } });
    expect(await ledger()).not.toContainEqual(expect.objectContaining({ orderId }));
    const withAccount = open({ merchantAccounts: { CAD: 'cad_account' } });
    expect(await withAccount.pay(canadian)).toMatchObject({
      state: 'succeeded',
      amount: money(76_104, 'CAD'),
    });
  });

  it('gives the page a client token of its merchant', async () => {
    const token = (await provider.createClientToken?.('USD')) ?? '';
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({
      version: 2,
      merchantId: KEYS.merchantId,
      authorizationFingerprint: expect.stringContaining('|'),
    });
  });

  it('leaves payment and client token in doubt when our own keys are wrong', async () => {
    const wrong = open({ privateKey: 'someone else’s' });
    await expect(wrong.pay(payRequest(newOrderId(), NONCES.approved))).rejects.toBeInstanceOf(
      ProviderUnavailable,
    );
    await expect(wrong.createClientToken?.('USD')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('refuses for good to open a page that it does not have', async () => {
    const page = provider.openHostedPage({ ...payRequest(newOrderId(), ''), cancelUrl: '' });
    await expect(page).rejects.toBeInstanceOf(HostedPageRefused);
  });
});

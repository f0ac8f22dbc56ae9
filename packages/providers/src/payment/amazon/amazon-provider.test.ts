import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startAmazonSandbox } from '@counterpane/sandboxes/amazon/amazon-sandbox';
import { z } from 'zod';
import type { Delivery, ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { createAmazonClient } from './amazon-client.ts';
import { signatureInside } from './amazon-event.ts';
import { amazonProvider } from './amazon-provider.ts';
import { createAmazonSigner } from './amazon-signer.ts';
import { checkoutSessions, findSession } from './checkout-sessions.ts';

const MERCHANT = { merchantId: 'contract_merchant', storeId: 'contract_store' };
const PUBLIC_KEY_ID = 'SANDBOX-CONTRACT';
const RETURN_URL = 'http://localhost:3000/checkout/amazon';

/** The ways to pay of the sandbox's buyer. */
const INSTRUMENTS: Partial<Record<TestCard, string>> = {
  declined: 'declined',
  'insufficient funds': 'insufficient',
  'succeeds later': 'pending',
  'fails later': 'pending-declined',
};

const startAmazonUnderTest = async (): Promise<ProviderUnderTest> => {
  const received: Delivery[] = [];
  const listener = await listen(received);
  const sandbox = await startAmazonSandbox({
    ...MERCHANT,
    publicKeyId: PUBLIC_KEY_ID,
    port: 0,
    host: '127.0.0.1',
    webhookUrl: listener.url,
  });
  const account = {
    publicKeyId: PUBLIC_KEY_ID,
    privateKey: sandbox.privateKey,
    apiUrl: sandbox.url,
    region: 'us' as const,
    timeoutMs: 1_000,
  };
  const provider = amazonProvider({
    ...account,
    ...MERCHANT,
    id: 'amazonPay',
    certificateOrigin: sandbox.url,
    topicArn: null,
  });
  const call = createAmazonClient(account);
  const sessions = checkoutSessions(call, {
    ...MERCHANT,
    publicKeyId: PUBLIC_KEY_ID,
    signer: createAmazonSigner(account),
  });
  const control = (path: string, body: object) =>
    fetch(`${sandbox.url}/_sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

  const signIn = async (card: TestCard): Promise<string> => {
    const id = await sessions.create({
      reviewReturnUrl: RETURN_URL,
      idempotencyKey: crypto.randomUUID(),
    });
    await press(`${sandbox.url}/checkout?amazonCheckoutSessionId=${id}`, 'approve', INSTRUMENTS[card]);
    return id;
  };
  /** Payment info is set and agreed to; the store has not said its word yet. */
  const agree = async (
    id: string,
    paymentIntent: 'Authorize' | 'AuthorizeWithCapture',
    amount: string,
    merchantReferenceId?: string,
  ): Promise<void> => {
    const changed = await sessions.update(id, {
      webCheckoutDetails: { checkoutResultReturnUrl: RETURN_URL },
      paymentDetails: {
        paymentIntent,
        canHandlePendingAuthorization: false,
        chargeAmount: { amount, currencyCode: 'USD' },
      },
      ...(merchantReferenceId ? { merchantMetadata: { merchantReferenceId } } : {}),
    });
    if (!changed.ok) throw new Error(changed.message);
    await press(changed.session.webCheckoutDetails.amazonPayRedirectUrl ?? '', 'approve');
  };

  return {
    provider,
    token: async (card) => {
      const id = await signIn(card);
      if (card !== 'asks for a challenge') await agree(id, 'AuthorizeWithCapture', '761.04');
      return id;
    },
    answerChallenge: (url, answer) => press(url, answer.toLowerCase()),
    payOnPage: () => Promise.reject(new Error('Amazon’s button opens its page')),
    expirePage: () => Promise.reject(new Error('Amazon’s button opens its page')),
    hold: async (orderId, cents) => {
      const id = await signIn('approved');
      const amount = `${cents / 100}.00`;
      await agree(id, 'Authorize', amount, `${orderId}/attempt-${orderId}`);
      await call({
        method: 'POST',
        path: `checkoutSessions/${id}/complete`,
        body: { chargeAmount: { amount, currencyCode: 'USD' } },
        answer: COMPLETED,
      });
      return (await findSession(call, id))?.chargeId ?? '';
    },
    turnDispute: async (order, turn) => void (await control('disputes', { order, turn })),
    planFault: async (kind, times) => void (await control('faults', { kind, times })),
    deliverWebhooks: async (manner) => void (await control('webhooks', manner)),
    releaseWebhooks: async (manner = {}) => void (await control('webhooks/release', manner)),
    deliveries: () => received,
    sign: (wrapped) => sandbox.sign(wrapped),
    pack: (message) => sandbox.wrap(message),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    close: async () => {
      await sandbox.close();
      listener.server.close();
    },
  };
};

const COMPLETED = z.looseObject({ checkoutSessionId: z.string() });

/** The store's webhook address: believes nothing yet, keeps everything. */
const listen = async (received: Delivery[]): Promise<{ server: Server; url: string }> => {
  const server = createServer(async (request, response) => {
    const rawBody = await text(request);
    received.push({ rawBody, signature: signatureInside(rawBody) });
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/api/webhooks/amazon` };
};

/** Presses a button of Amazon's page; where it leads, empty where it leads nowhere. */
const press = async (url: string, answer: string, instrument = 'visa'): Promise<string> => {
  const body = new URLSearchParams({ answer, instrument, address: 'us' });
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return headers.get('location') ?? '';
};

describeProviderEntries('Amazon Pay', startAmazonUnderTest, { listsAll: false });
describePaymentProvider('Amazon Pay', startAmazonUnderTest, {
  'disputes without an amount': 'Each dispute tells how much it is about',
  'held until things ship': 'The store asks Amazon to take the money with the order',
  cards: 'Amazon does not say which card it was',
  'hosted page': 'A button opens its page, which has no name before: amazon-payments.test.ts looks at it',
  'events of declines': 'Amazon keeps no charge of what was declined',
  'questions before disputes': 'Amazon tells of chargebacks alone',
  'money taken at the opening': 'Nothing says that Amazon takes it before the buyer has won',
});

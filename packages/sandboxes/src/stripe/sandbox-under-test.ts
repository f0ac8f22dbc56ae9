import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { StripeSandboxOptions } from './context.ts';
import { startStripeSandbox } from './stripe-sandbox.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** A running sandbox with the official client joined to it. Only for tests. */
export interface SandboxUnderTest {
  readonly url: string;
  readonly stripe: Stripe;
  readonly ledger: () => Promise<LedgerEntry[]>;
  /** Presses a button on a page; where it sends the shopper, and what it shows. */
  readonly press: (
    url: string,
    fields: Record<string, string>,
  ) => Promise<{ status: number; location: string; html: string }>;
  readonly control: (path: string, body: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export const startUnderTest = async (
  options: Partial<StripeSandboxOptions> = {},
): Promise<SandboxUnderTest> => {
  const sandbox = await startStripeSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    settleAfterMs: 400,
    ...options,
  });
  return {
    url: sandbox.url,
    stripe: clientFor(sandbox.url),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    press,
    control: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${sandbox.url}/_sandbox/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    close: sandbox.close,
  };
};

export const clientFor = (url: string, key = SECRET_KEY): Stripe => {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, timeout: 400 });
};

const press: SandboxUnderTest['press'] = async (url, fields) => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    html: await answer.text(),
  };
};

/** A store that listens for webhooks and answers as told. */
export const startListener = async (answers: number[] = []) => {
  const received: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/webhooks`, close: () => server.close() };
};

/** The error that a call of the official client ended with. */
export const errorOf = async (
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected an error of Stripe's, got ${error}`);
};

/** A payment as the store makes it, with whatever a test wants otherwise. */
export const payment = (
  token: string,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Stripe.PaymentIntentCreateParams => {
  const data = { type: 'card', card: { token } };
  return {
    amount: 76_104,
    currency: 'usd',
    confirm: true,
    return_url: 'http://localhost:3000/checkout/return?orderId=o1',
    metadata: { order_id: 'o1' },
    // The API takes a token here; the package's types leave `card` out so that nobody sends card numbers.
    payment_method_data: data as Stripe.PaymentIntentCreateParams.PaymentMethodData,
    ...changes,
  };
};

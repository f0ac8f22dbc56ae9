import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import braintree, { type BraintreeGateway, type TransactionRequest } from 'braintree';
import type { LedgerEntry } from '../machinery/ledger.ts';
import { startBraintreeSandbox } from './braintree-sandbox.ts';
import type { BraintreeSandboxOptions } from './context.ts';

const KEYS = {
  merchantId: 'merchant_sandbox',
  publicKey: 'public_sandbox',
  privateKey: 'private_sandbox',
};
export const NONCE = 'fake-paypal-billing-agreement-nonce';

/** A running sandbox with the official client joined to it. Only for tests. */
export interface SandboxUnderTest {
  readonly url: string;
  readonly gateway: BraintreeGateway;
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly control: (path: string, body: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export const startUnderTest = async (
  options: Partial<BraintreeSandboxOptions> = {},
): Promise<SandboxUnderTest> => {
  const sandbox = await startBraintreeSandbox({
    ...KEYS,
    port: 0,
    host: '127.0.0.1',
    merchantAccounts: { usd: 'USD', cad: 'CAD' },
    settleAfterMs: 20,
    ...options,
  });
  return {
    url: sandbox.url,
    gateway: clientFor(sandbox.url),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    control: async (path, body) => {
      const answer = await fetch(`${sandbox.url}/_sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    close: sandbox.close,
  };
};

export const clientFor = (url: string, privateKey = KEYS.privateKey): BraintreeGateway => {
  const { hostname, port } = new URL(url);
  const environment = new braintree.Environment(hostname, port, '', false, hostname, port);
  const gateway = new braintree.BraintreeGateway({ ...KEYS, privateKey, environment });
  gateway.config.timeout = 400;
  return gateway;
};

/** A sale as the store makes it, with whatever a test wants otherwise. */
export const sale = (changes: Partial<TransactionRequest> = {}): TransactionRequest => ({
  amount: '761.04',
  paymentMethodNonce: NONCE,
  orderId: 'o1.p1',
  options: { submitForSettlement: true },
  ...changes,
});

/** A store that listens for webhooks and answers as told. */
export const startListener = async (answers: number[] = []) => {
  const received: { signature: string; payload: string }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    received.push({ signature: form.get('bt_signature') ?? '', payload: form.get('bt_payload') ?? '' });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/webhooks`, close: () => server.close() };
};

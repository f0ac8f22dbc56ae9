import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

/** A card provider that opens pages and does not say where. */
const provider = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'cs_1', object: 'checkout.session', status: 'open', url: null }));
});

const logged: { level: number; msg: string }[] = [];

let store: TestStore;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = provider.address() as AddressInfo;
  const link = stripeProvider({
    id: 'link',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: { protocol: 'http', host: '127.0.0.1', port },
    timeoutMs: 1_000,
  });
  const logger = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  store = await openTestStore(new Map([[link.id, link]]), undefined, { logger });
});
afterAll(async () => {
  await store.close();
  provider.close();
});

it('a page without an address is logged, and the shopper is told that paying does not work now [K8.11]', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.places({ billingProvider: 'link' });
  const answer = refusal(await shopper.client.payOrder(order.id, { hostedPage: true }));
  expect(answer).toMatchObject({ status: 503, code: 'payment_unavailable' });
  expect(logged.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
    'payment provider unavailable',
  ]);
});

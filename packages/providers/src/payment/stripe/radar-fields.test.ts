import { createServer } from 'node:http';
import { money } from '@counterpane/rules/money/money';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrderId, pageRequest, payRequest, referenceOf } from '../contract-test/requests.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEYS = { secretKey: 'sk_test_radar', publishableKey: 'pk_test_radar', webhookSecret: 'whsec_radar' };
const SHIP_TO = {
  name: 'Ada Wong',
  phone: '212 555 0100',
  line1: '1 Main St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
};

let sandbox: Awaited<ReturnType<typeof startStripeSandbox>>;
beforeAll(async () => {
  sandbox = await startStripeSandbox({ ...KEYS, port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const apiBase = () => {
  const { hostname, port } = new URL(sandbox.url);
  return { protocol: 'http', host: hostname, port: Number(port) } as const;
};
const provider = (id: string) => stripeProvider({ id, ...KEYS, apiBase: apiBase(), timeoutMs: 2_000 });
const intentOf = (id: string) => new Stripe(KEYS.secretKey, apiBase()).paymentIntents.retrieve(id);

test('a payment by card tells where the goods go and whose they are, and has Stripe write to nobody', async () => {
  const request = { ...payRequest(newOrderId(), 'tok_visa'), shipTo: SHIP_TO, shopName: 'Halcyon' };
  const paid = await provider('stripeDirect').pay(request);
  expect(await intentOf(referenceOf(paid))).toMatchObject({
    shipping: {
      name: 'Ada Wong',
      phone: '212 555 0100',
      address: { line1: '1 Main St', postal_code: '10001' },
    },
    statement_descriptor_suffix: 'Halcyon',
    statement_descriptor: null,
    receipt_email: null,
  });
});

/** What the provider sends in a call, which a Stripe that answers nothing of use writes down. */
const sentBy = async (
  id: string,
  run: (provider: ReturnType<typeof stripeProvider>) => Promise<unknown>,
): Promise<URLSearchParams> => {
  let sent = '';
  const listening = createServer((incoming, answer) => {
    incoming.on('data', (part: Buffer) => {
      sent += part.toString();
    });
    incoming.on('end', () => answer.writeHead(500).end());
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere');
  const heard = { protocol: 'http', host: '127.0.0.1', port: address.port } as const;
  await expect(run(stripeProvider({ id, ...KEYS, apiBase: heard, timeoutMs: 2_000 }))).rejects.toThrow();
  await new Promise((done) => listening.close(done));
  return new URLSearchParams(sent);
};

const EMAIL = 'payment_method_data[billing_details][email]';

test('a card and a page say whose they are by their email; what was made elsewhere keeps what it was made with', async () => {
  const request = { ...payRequest(newOrderId(), 'tok_visa'), email: 'ada.wong@example.com' };
  const card = await sentBy('stripeDirect', (provider) => provider.pay(request));
  expect([card.get(EMAIL), card.get('receipt_email')]).toEqual(['ada.wong@example.com', null]);
  const page = await sentBy('link', (provider) =>
    provider.openHostedPage({ ...pageRequest(newOrderId()), email: 'ada.wong@example.com' }),
  );
  expect(page.get('customer_email')).toBe('ada.wong@example.com');
  // They have billing details of their own, which data of ours would stand against.
  for (const token of ['pm_card_visa', 'ctoken_visa']) {
    const made = await sentBy('stripeDirect', (provider) => provider.pay({ ...request, token }));
    expect([...made.values()].filter((value) => value.includes('@'))).toEqual([]);
  }
});

test('a page does the same, with the name on the statement where a card may pay', async () => {
  const suffixOn = async (id: string, answer: Record<string, string>) => {
    const request = { ...pageRequest(newOrderId()), shipTo: SHIP_TO, shopName: 'Halcyon' };
    const { reference, url } = await provider(id).openHostedPage({
      ...request,
      amount: money(10_000, 'USD'),
    });
    await fetch(url, { method: 'POST', body: new URLSearchParams(answer), redirect: 'manual' });
    const found = await provider(id).find(reference);
    const intent = found && (await intentOf(referenceOf(found)));
    return [intent?.shipping?.name, intent?.statement_descriptor_suffix, intent?.receipt_email];
  };
  expect(await suffixOn('link', { answer: 'approve' })).toEqual(['Ada Wong', 'Halcyon', null]);
  expect(await suffixOn('afterPay', { answer: 'approve' })).toEqual(['Ada Wong', null, null]);
});

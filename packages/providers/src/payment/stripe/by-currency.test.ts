import { money } from '@counterpane/rules/money/money';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCurrency } from '../by-currency.ts';
import { newOrderId, pageRequest, payRequest, referenceOf } from '../contract-test/requests.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEYS = {
  us: { secretKey: 'sk_test_us', publishableKey: 'pk_test_us', webhookSecret: 'whsec_us' },
  ca: { secretKey: 'sk_test_ca', publishableKey: 'pk_test_ca', webhookSecret: 'whsec_ca' },
};

const HERE = { port: 0, host: '127.0.0.1', settleAfterMs: 20 };
let sandboxes: Record<keyof typeof KEYS, Awaited<ReturnType<typeof startStripeSandbox>>>;
beforeAll(async () => {
  sandboxes = {
    us: await startStripeSandbox({ ...KEYS.us, ...HERE }),
    ca: await startStripeSandbox({ ...KEYS.ca, ...HERE }),
  };
});
afterAll(async () => {
  await sandboxes.us.close();
  await sandboxes.ca.close();
});

const accountIn = (country: keyof typeof KEYS) => {
  const { hostname, port } = new URL(sandboxes[country].url);
  const apiBase = { protocol: 'http', host: hostname, port: Number(port) } as const;
  return stripeProvider({ id: 'stripeCanada', ...KEYS[country], apiBase, timeoutMs: 2_000 });
};
const both = () => byCurrency({ first: accountIn('us'), own: { CAD: accountIn('ca') } });

const kindsIn = async (country: keyof typeof KEYS, orderId: string): Promise<string[]> => {
  const ledger = await (await fetch(`${sandboxes[country].url}/ledger`)).json();
  return ledger
    .filter((line: { orderId: string }) => line.orderId === orderId)
    .map((line: { kind: string; amount: number }) => `${line.kind} ${line.amount}`);
};

const cents = money(76_104, 'CAD');

describe('two accounts, of which one is Canadian', () => {
  it('take a payment each in its currency, and give it back where it was taken', async () => {
    const [here, there] = [newOrderId(), newOrderId()];
    await both().pay(payRequest(here, 'tok_visa'));
    const paid = await both().pay({ ...payRequest(there, 'tok_visa'), amount: cents });
    const reference = referenceOf(paid);
    const refund = { reference, amount: money(1_000, 'CAD'), idempotencyKey: `refund-${there}` };
    expect(await both().refund(refund)).toMatchObject({ state: 'succeeded' });
    expect([await kindsIn('us', here), await kindsIn('ca', here)]).toEqual([['charge 76104'], []]);
    expect([await kindsIn('us', there), await kindsIn('ca', there)]).toEqual([
      [],
      ['charge 76104', 'refund 1000'],
    ]);
    expect(await both().find(reference)).toMatchObject({ state: 'succeeded', orderId: there });
    expect(await both().find('pi_unknown')).toBeNull();
  });

  it('still give back what the first took in Canada before there was a second', async () => {
    const orderId = newOrderId();
    const before = await accountIn('us').pay({ ...payRequest(orderId, 'tok_visa'), amount: cents });
    const refund = { reference: referenceOf(before), amount: cents, idempotencyKey: `refund-${orderId}` };
    expect(await both().refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await kindsIn('us', orderId)).toEqual(['charge 76104', 'refund 76104']);
  });

  it('open a page in the account of its currency, and close it there', async () => {
    const opened = await both().openHostedPage({ ...pageRequest(newOrderId()), amount: cents });
    expect(opened.url).toContain(new URL(sandboxes.ca.url).host);
    expect(await both().cancel(opened.reference, 'close')).toMatchObject({ state: 'cancelled' });
  });

  it('are both asked what they took and gave back', async () => {
    const [us, ca] = [newOrderId(), newOrderId()];
    const references = [
      referenceOf(await both().pay(payRequest(us, 'tok_visa'))),
      referenceOf(await both().pay({ ...payRequest(ca, 'tok_visa'), amount: cents })),
    ];
    const known = references.map((reference) => ({ reference, refunds: [] }));
    const listed = await both().listEntries?.({ since: null, known });
    expect(listed?.map(({ reference }) => reference)).toEqual(references);
  });

  it('believe a webhook that one of them has signed, and nobody else’s', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
    const signed = (secret: string) =>
      new Stripe('sk_test_any').webhooks.generateTestHeaderString({ payload, secret });
    for (const secret of [KEYS.us.webhookSecret, KEYS.ca.webhookSecret])
      expect(await both().readEvent(payload, signed(secret))).toMatchObject({ id: 'evt_1' });
    expect(await both().readEvent(payload, signed('whsec_other'))).toEqual({ refused: 'bad_signature' });
    const broken = new Stripe('sk_test_any').webhooks.generateTestHeaderString({
      payload: 'not json',
      secret: KEYS.ca.webhookSecret,
    });
    expect(await both().readEvent('not json', broken)).toEqual({ refused: 'malformed' });
  });

  it('are one when there is one', () => {
    const first = accountIn('us');
    expect(byCurrency({ first, own: {} })).toBe(first);
  });
});

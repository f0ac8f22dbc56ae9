import { createClient, type FetchApi } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../../fixtures/orders.ts';
import type { Failure } from '../../failures/failure.ts';
import { reportingFetch } from '../../failures/reporting-fetch.ts';
import { addressAfter, returnFromProvider } from './return-from-provider.ts';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);

test('a paid order leads to its thanks', () => {
  expect(addressAfter({ ...order, status: 'paid' })).toBe(`/checkout/success?orderId=${order.id}`);
});

test('a bank that still thinks leads there too, where the page waits', () => {
  expect(addressAfter({ ...order, status: 'processing' })).toBe(`/checkout/success?orderId=${order.id}`);
});

test('an order that staff must look at is paid as far as the shopper is concerned', () => {
  expect(addressAfter({ ...order, status: 'needs_attention' })).toContain('/checkout/success');
});

test('a failed payment leads back to billing, which reads out why', () => {
  expect(addressAfter({ ...order, status: 'payment_failed' })).toBe(
    `/checkout/billing?failedOrder=${order.id}`,
  );
});

test('an order whose provider does not answer may be paid: it waits with the others', () => {
  const paymentDetails = { ...order.paymentDetails, isProviderSilent: true };
  expect(addressAfter({ ...order, paymentDetails })).toBe(`/checkout/success?orderId=${order.id}`);
});

/** Where a return leads when the store answers so, what is called on the way, and what is reported. */
const comesBack = async (query: string, status: number, result: unknown) => {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const log: Failure[] = [];
  const report = (failure: Failure) => void log.push(failure);
  const answer: FetchApi = async (path, init) => {
    calls.push(path);
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return path.startsWith('/api/orders')
      ? Response.json(result, { status })
      : Response.json({ status: 'ok', result: emptyCheckout });
  };
  const client = createClient(reportingFetch(answer, report));
  const leaves = await returnFromProvider(client, new URLSearchParams(query), report);
  return { to: leaves.headers.get('location'), calls, sent, log };
};
const refused = (error: string) => ({ status: 'error', error, code: 'x' });

test('a return says that it is one, so that a payment in doubt is not made again', async () => {
  const paymentDetails = { ...order.paymentDetails, isProviderSilent: true };
  const answer = { status: 'ok', result: { ...order, paymentDetails } };
  const { to, calls, log } = await comesBack(`orderId=${order.id}`, 200, answer);
  expect(calls[0]).toBe(`/api/orders/${order.id}/refresh?returned=1`);
  expect([to, log]).toEqual([`/checkout/success?orderId=${order.id}`, []]);
});

test('A return from Amazon with a session that was begun for an order is asked about with that order', async () => {
  const answer = { status: 'ok', result: { ...order, status: 'awaiting_payment' } };
  const { calls } = await comesBack(`orderId=${order.id}&amazonCheckoutSessionId=s1`, 200, answer);
  expect(calls).toContain(`/api/orders/${order.id}/refresh?returned=1&checkoutToken=s1`);
});

test('A return from Amazon without an order is the beginning of one', async () => {
  const { to, calls } = await comesBack('amazonCheckoutSessionId=s1', 200, {});
  expect([to, calls]).toEqual(['/checkout/amazon?amazonCheckoutSessionId=s1', []]);
});

test('A return hands the token of a lender to the store, which tries it', async () => {
  const answer = { status: 'ok', result: { ...order, status: 'paid' } };
  const { to, calls } = await comesBack(`orderId=${order.id}&checkout_token=T1`, 200, answer);
  expect(calls[0]).toBe(`/api/orders/${order.id}/refresh?returned=1&checkoutToken=T1`);
  expect(to).toBe(`/checkout/success?orderId=${order.id}`);
});

test('a return for an order that there is not is reported and leads to the cart, which names it', async () => {
  const text = 'Order not found. OrderId: a1';
  const { to, log } = await comesBack('orderId=a1', 404, refused(text));
  expect(to).toBe('/checkout/cart?failedOrder=a1');
  expect(log).toMatchObject([{ level: 'warning', error: text }]);
  const bare = await comesBack('payment_intent=pi_1', 404, refused('Order not found. OrderId: pi_1'));
  expect([bare.to, bare.log.length]).toEqual(['/checkout/cart?failedOrder=pi_1', 1]);
});

test('A return with a payment asks for the order of that payment, by its client secret', async () => {
  const answer = { status: 'ok', result: { ...order, status: 'paid' } };
  const query = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x';
  const bare = await comesBack(query, 200, answer);
  expect([bare.to, bare.calls[0]]).toEqual([`/checkout/success?orderId=${order.id}`, '/api/orders/returned']);
  expect(bare.sent[0]).toEqual({ paymentIntent: 'pi_1', clientSecret: 'pi_1_secret_x' });
  const named = await comesBack(`${query}&orderId=${order.id}`, 200, answer);
  expect(named.sent[0]).toMatchObject({ orderId: order.id, paymentIntent: 'pi_1' });
});

test('a return with neither order nor payment is reported and leads to the cart [K8.10]', async () => {
  const { to, calls, log } = await comesBack('afterpayOrderId=', 404, refused(''));
  expect([to, calls]).toEqual(['/checkout/cart', []]);
  expect(log).toMatchObject([{ level: 'warning', error: 'no order' }]);
});

test('a return while the store itself fails is reported once, and waits: it may be paid', async () => {
  const { to, log } = await comesBack('orderId=a1', 503, refused('Something went wrong'));
  expect(to).toBe('/checkout/success?orderId=a1');
  expect(log).toMatchObject([{ level: 'error', error: 'status 503' }]);
});

test('A return that comes too often is no word about the payment: it waits as well', async () => {
  const { to } = await comesBack('orderId=a1', 429, refused('Too many requests'));
  expect(to).toBe('/checkout/success?orderId=a1');
});

test('A return with a payment alone while the store itself fails has no page that waits: it fails, and can be loaded again', async () => {
  const query = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x';
  for (const status of [503, 429])
    await expect(comesBack(query, status, refused('Not now'))).rejects.toMatchObject({ init: { status } });
});

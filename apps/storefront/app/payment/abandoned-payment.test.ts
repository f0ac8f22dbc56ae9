import { createClient } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../fixtures/orders.ts';
import { findAbandonedPayment } from './abandoned-payment.ts';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);
const waiting: OrderView = {
  ...order,
  status: 'awaiting_payment',
  paymentDetails: { ...order.paymentDetails, provider: 'affirm' },
};
const answerOf = (result: OrderView): Response => Response.json({ status: 'ok', result });
const refusal = (status: number): Response =>
  Response.json({ status: 'error', error: 'No', code: 'no' }, { status });

/** What is told of an order that waited for its payment, where its provider is asked anew. */
const told = async (asked: Response, query = 'leftOrder=1') => {
  const client = createClient(async (path) => (path.endsWith('/refresh') ? asked : answerOf(waiting)));
  return findAbandonedPayment(client, new URLSearchParams(query)).catch((thrown: Response) =>
    thrown.headers.get('location'),
  );
};

test('The provider whose page a shopper left is named, and none where no page was left', async () => {
  expect(await told(answerOf(waiting))).toEqual({ label: 'Affirm', isSilent: false, failure: null });
  expect(await told(answerOf(waiting), '')).toBe(null);
  expect(await told(answerOf(waiting), 'leftOrder=call%20this%20number')).toBe(null);
});

test('An order that a provider has just taken the money of is thanked for after its page was left', async () => {
  for (const status of ['paid', 'processing', 'needs_attention'] as const)
    expect(await told(answerOf({ ...waiting, status }))).toBe(`/checkout/success?orderId=${order.id}`);
});

test('A provider whose page was left is silent where it does not answer, or cannot be asked', async () => {
  const paymentDetails = { ...waiting.paymentDetails, isProviderSilent: true };
  for (const asked of [answerOf({ ...waiting, paymentDetails }), refusal(503), refusal(429)])
    expect(await told(asked)).toEqual({ label: 'Affirm', isSilent: true, failure: null });
});

test('A shopper who was declined on a provider’s page reads why, in its words', async () => {
  const paymentDetails = { ...waiting.paymentDetails, failure: 'The plan was declined' };
  const declined: OrderView = { ...waiting, status: 'payment_failed', paymentDetails };
  expect(await told(answerOf(declined))).toMatchObject({ failure: 'The plan was declined' });
});

test('Nothing is told of another visitor’s order', async () => {
  const client = createClient(async () => refusal(404));
  expect(await findAbandonedPayment(client, new URLSearchParams('leftOrder=1'))).toBe(null);
});

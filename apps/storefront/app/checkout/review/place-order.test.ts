import type { Answer } from '@counterpane/contract/client';
import type { CreateOrder, OrderView } from '@counterpane/contract/orders/orders';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { emptyCheckout, maryAddress, orderOf } from '../../../fixtures/orders.ts';
import { placeOrder } from './place-order.ts';
import { parseAgreement } from './review-form.ts';

const checkout = {
  ...emptyCheckout,
  email: 'mary@example.com',
  shippingAddress: maryAddress,
  paymentProvider: 'stripeDirect',
};
const card = { id: 'tok_visa', card: { last4: '4242', brand: 'visa' } };
const agreement = { idempotencyKey: 'key-1', cartVersion: 3, expectedTotal: money(69900, 'USD') };
const order = orderOf({ version: 3, lines: [], coupon: null }, checkout);

const openTill = (created: Answer<OrderView> = { ok: true, result: order }) => {
  const calls: { order?: CreateOrder; key?: string | undefined } = {};
  const client = {
    createOrder: async (sent: CreateOrder, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
      calls.order = sent;
      calls.key = idempotencyKey;
      return created;
    },
  };
  return { client, calls };
};

test('the order carries the key, the version and the total that the shopper saw', async () => {
  const { client, calls } = openTill();
  await placeOrder(client, { ...checkout, cardToken: card }, agreement, 'http://shop/checkout/review');
  expect(calls.key).toBe('key-1');
  expect(calls.order).toMatchObject({ cartVersion: 3, expectedTotal: { amount: 69900, currency: 'USD' } });
  expect(calls.order?.paymentDetails).toEqual({ paymentToken: card });
});

test('without a card token the provider is asked for its own page', async () => {
  const { client, calls } = openTill();
  await placeOrder(client, checkout, agreement, '');
  expect(calls.order?.paymentDetails).toEqual({ hostedPage: true });
});

test('an order of nothing is paid with the placeholder and no provider', async () => {
  const { client, calls } = openTill();
  await placeOrder(client, checkout, { ...agreement, expectedTotal: money(0, 'USD') }, '');
  expect(calls.order?.paymentDetails).toEqual({
    paymentToken: { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } },
  });
});

test('the order is what the one call answers', async () => {
  const { client } = openTill({ ok: true, result: { ...order, status: 'paid' } });
  const placed = await placeOrder(client, checkout, agreement, '');
  expect(placed.ok && placed.order.status).toBe('paid');
});

test('an order that was refused is answered as it was', async () => {
  const error = { status: 'error' as const, code: 'price_changed', error: 'The price has changed' };
  const { client } = openTill({ ok: false, status: 409, error });
  expect(await placeOrder(client, checkout, agreement, '')).toEqual({ ok: false, status: 409, error });
});

test('the billing address is the shipping address unless another was given', async () => {
  const { client, calls } = openTill();
  const billingAddress = { ...maryAddress, fullName: 'Peter Parker' };
  await placeOrder(client, { ...checkout, sameAsShipping: false, billingAddress }, agreement, '');
  expect(calls.order?.billingAddress).toEqual(billingAddress);
  await placeOrder(client, { ...checkout, billingAddress }, agreement, '');
  expect(calls.order?.billingAddress).toEqual(checkout.shippingAddress);
});

test('only an order in instalments says in how many payments it is paid', async () => {
  const { client, calls } = openTill();
  const instalments = { ...checkout, paymentProvider: 'splitIt', splitItNumberOfPayments: 6 };
  await placeOrder(client, instalments, agreement, '');
  expect(calls.order?.extraData).toMatchObject({ numberOfPayments: 6 });
  await placeOrder(client, checkout, agreement, '');
  expect(calls.order?.extraData).not.toHaveProperty('numberOfPayments');
});

test('it says which version of the pages sent it, and which press of the button it was', async () => {
  const { client, calls } = openTill();
  await placeOrder(client, checkout, agreement, 'http://shop/checkout/review');
  expect(calls.order?.extraData).toEqual({
    version: '1',
    trackingId: 'key-1',
    stripeReturnUrl: 'http://shop/checkout/review',
  });
});

test('it says by which way it came, and whether on a phone where the page knows', async () => {
  const { client, calls } = openTill();
  await placeOrder(client, checkout, { ...agreement, isMobile: true }, '');
  expect(calls.order).toMatchObject({ journey: 'checkout', metadata: { mobile: true } });
  await placeOrder(client, { ...checkout, isExpressPayment: true }, agreement, '');
  expect(calls.order).toMatchObject({ journey: 'express', metadata: {} });
  await placeOrder(client, { ...checkout, isExpressPayment: true, pdpRedirected: true }, agreement, '');
  expect(calls.order).toMatchObject({ journey: 'express-pdp' });
});

test('a form without script says nothing of the width of the screen', () => {
  const form = new FormData();
  expect(parseAgreement(form)).not.toHaveProperty('isMobile');
  form.set('mobile', 'false');
  expect(parseAgreement(form).isMobile).toBe(false);
});

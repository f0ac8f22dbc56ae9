import { createClient } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { createFixtureApi } from '../../fixtures/api.ts';
import { emptyCheckout, orderOf } from '../../fixtures/orders.ts';
import { findFailure } from './payment-failure.ts';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);

/** What the page says of an order whose payment stands so. */
const said = (payment: Partial<OrderView['paymentDetails']>, query = 'failedOrder=1') => {
  const result = { ...order, paymentDetails: { ...order.paymentDetails, ...payment } };
  const client = createClient(async () => Response.json({ status: 'ok', result }));
  return findFailure(client, new URLSearchParams(query));
};

test("of an order that there is not, or of someone else's, nothing is told but which it was", async () => {
  const id = '0'.repeat(24);
  const client = createClient(async () =>
    Response.json(
      { status: 'error', error: `Order not found. OrderId: ${id}`, code: 'order_not_found' },
      { status: 404 },
    ),
  );
  expect(await findFailure(client, new URLSearchParams({ failedOrder: id }))).toBe(
    `Order not found. OrderId: ${id}`,
  );
});

test('a link has the page say no words of its own', async () => {
  const query = new URLSearchParams({ failedOrder: 'Call this number' });
  expect(await findFailure(createClient(createFixtureApi()), query)).toBeNull();
});

test('a page that no order has led to says nothing', async () => {
  expect(await said({ failure: 'Your card was declined.' }, '')).toBeNull();
});

test('a decline is told in the words of the provider, and without any the shopper is asked to try again', async () => {
  expect(await said({ failure: 'Your card was declined.' })).toBe('Your card was declined.');
  expect(await said({ failure: null })).toBe('An error occurred, please try again');
});

test('back from the card provider its own status is the error, after its words where it has some', async () => {
  const returned = 'failedOrder=1&returned=card';
  expect(await said({ failure: null, intentStatus: 'requires_action' }, returned)).toBe(
    'response.paymentIntent.status: requires_action',
  );
  expect(
    await said({ failure: 'We cannot be sure.', intentStatus: 'requires_payment_method' }, returned),
  ).toBe('We cannot be sure. response.paymentIntent.status: requires_payment_method');
});

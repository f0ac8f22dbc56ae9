import { createClient } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../fixtures/orders.ts';
import { findLeftProvider } from './left-provider.ts';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);

/** What is told of an order that stands so. */
const told = async (change: Partial<OrderView>, query = 'leftOrder=1') => {
  const result = { ...order, paymentDetails: { ...order.paymentDetails, provider: 'affirm' }, ...change };
  const client = createClient(async () => Response.json({ status: 'ok', result }));
  return findLeftProvider(client, new URLSearchParams(query)).catch((thrown: Response) =>
    thrown.headers.get('location'),
  );
};

test('Whose page was left is told by its name, and nothing where no page was left', async () => {
  expect(await told({ status: 'awaiting_payment' })).toBe('Affirm');
  expect(await told({ status: 'awaiting_payment' }, '')).toBe(null);
  expect(await told({ status: 'awaiting_payment' }, 'leftOrder=call%20this%20number')).toBe(null);
});

test('An order that went through all the same is thanked for', async () => {
  for (const status of ['paid', 'processing', 'needs_attention'] as const)
    expect(await told({ status })).toBe(`/checkout/success?orderId=${order.id}`);
});

test('Of an order of somebody else nothing is told', async () => {
  const client = createClient(async () =>
    Response.json({ status: 'error', error: 'No', code: 'order_not_found' }, { status: 404 }),
  );
  expect(await findLeftProvider(client, new URLSearchParams('leftOrder=1'))).toBe(null);
});

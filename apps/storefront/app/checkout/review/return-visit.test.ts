import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../../fixtures/orders.ts';
import { addressAfter } from './return-visit.ts';

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

import { createClient } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../fixtures/orders.ts';
import { findCurrentOrder } from './find-current-order.ts';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);

/** What is found of an order that the store knows so, where its provider's answer is this, and what is called for it. */
const foundOf = async (status: OrderView['status'], asked: Response) => {
  const calls: string[] = [];
  const client = createClient(async (path) => {
    calls.push(path);
    return path.endsWith('/refresh') ? asked : Response.json({ status: 'ok', result: { ...order, status } });
  });
  return { answer: await findCurrentOrder(client, order.id), calls };
};
const paid = () => Response.json({ status: 'ok', result: { ...order, status: 'paid' } });

test('An order that may still be paid is as its provider knows it now', async () => {
  for (const status of ['awaiting_payment', 'processing'] as const)
    expect((await foundOf(status, paid())).answer).toMatchObject({ ok: true, result: { status: 'paid' } });
});

test('An order whose provider cannot be asked may have been paid', async () => {
  const { answer } = await foundOf('awaiting_payment', Response.json({}, { status: 503 }));
  expect(answer).toMatchObject({
    ok: true,
    result: { status: 'awaiting_payment', paymentDetails: { isProviderSilent: true } },
  });
});

test('Of an order whose payment is decided no provider is asked', async () => {
  const { answer, calls } = await foundOf('payment_failed', paid());
  expect(answer).toMatchObject({ ok: true, result: { status: 'payment_failed' } });
  expect(calls).toEqual([`/api/orders/${order.id}`]);
});

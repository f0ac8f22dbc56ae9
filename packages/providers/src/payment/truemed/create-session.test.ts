import { expect, test } from 'vitest';
import { pageRequest } from '../contract-test/requests.ts';
import { createSession } from './create-session.ts';

const sent = async (lines: NonNullable<Parameters<typeof createSession>[1]['lines']>) => {
  let body: object | undefined;
  await createSession(
    async (call) => {
      body = call.body;
      return { ok: false, status: 400, code: '', message: '' };
    },
    { ...pageRequest('order-1'), lines },
  );
  return body;
};

test('what is on top of the lines is charges, so that all comes to the amount', async () => {
  const lines = [{ sku: 'a', name: 'Mattress', quantity: 2, amount: 70_000 }];
  expect(await sent(lines)).toMatchObject({
    total_amount: 76_104,
    amount_details: { total_additional_charges: 6_104, total_discounts: 0 },
    order_items: [{ name: 'Mattress', quantity: 2, price: 35_000 }],
  });
});

test('what is less than the lines is a discount, and a price that does not divide is one of all', async () => {
  const lines = [{ sku: 'a', name: 'Pillow', quantity: 2, amount: 80_001 }];
  expect(await sent(lines)).toMatchObject({
    amount_details: { total_additional_charges: 0, total_discounts: 76_104 - 80_001 },
    order_items: [{ name: '2 × Pillow', quantity: 1, price: 80_001 }],
  });
});

test('a page is asked for that may stand in a frame', async () => {
  expect(await sent([])).toMatchObject({ use_iframe: true });
});

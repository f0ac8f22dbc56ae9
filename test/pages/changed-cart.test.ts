import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { HOME, productId, resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';

const BILLING = '/checkout/billing';
const REVIEW = '/checkout/review';

/** Orders what is in the cart, without a page. */
const orders = async ({ client }: PageVisitor, email: string): Promise<OrderView> => {
  const { version: cartVersion, totalPrice: expectedTotal } = await resultOf(client.cart());
  const addresses = { shippingAddress: HOME, billingAddress: HOME };
  const wish = { billingProvider: 'stripeDirect', email, ...addresses, cartVersion, expectedTotal };
  return resultOf(client.createOrder(wish));
};

/** What `Place order` sends, as it stands on the page. */
const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/name="(idempotencyKey|cartVersion|expectedTotal|currency)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

test('billing says that the code for a first order became another one', async () => {
  const email = `mary.${Date.now()}@example.com`;
  const before = new PageVisitor();
  await before.adds('pillow', 'standard');
  await resultOf(before.client.saveShipping({ address: HOME, email }));
  const { id } = await orders(before, email);
  await resultOf(before.client.payOrder(id, { paymentToken: 'tok_visa' }));
  const again = new PageVisitor();
  await again.adds();
  await resultOf(again.client.setCoupon('WELCOME5'));
  await resultOf(again.client.saveShipping({ address: HOME, email }));
  expect((await again.opens(BILLING)).text).toContain(
    'The code WELCOME5 is for first orders only. Welcome back: WELCOMEBACK is yours instead.',
  );
});

test('review says what sold out meanwhile, and Place order takes the rest at its new total', async () => {
  const visitor = new PageVisitor('fernloft');
  await visitor.adds('hybrid-mattress', 'king');
  await visitor.adds('hybrid-mattress', 'queen');
  await visitor.ships();
  await visitor.chooses('tok_visa');
  const seen = fieldsOf((await visitor.opens(REVIEW)).text);

  const other = new PageVisitor('fernloft');
  const properties = [{ name: 'Size', value: 'king' }];
  const productID = await productId(other, 'hybrid-mattress');
  // All that there are.
  await resultOf(other.client.addItems([{ productID, properties, quantity: 6 }]));
  await other.ships();
  await orders(other, 'eve@example.com');

  const told = /is out of stock and was taken out of your cart\./;
  await expect.poll(async () => (await visitor.opens(REVIEW)).text).toMatch(told);
  const refused = await visitor.sends(REVIEW, seen);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('The total has changed from');
  expect(refused.text).toMatch(told);
  const placed = await visitor.sends(REVIEW, fieldsOf(refused.text));
  expect(placed.location).toMatch(/^\/checkout\/success\?orderId=/);
});

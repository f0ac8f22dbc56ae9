import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

test('a link to an order opens it without script, leaves the address, and hides who placed it', async () => {
  const shopper = new PlainShopper();
  await shopper.visitor.adds();
  const { client } = shopper.visitor;
  await shopper.visitor.ships();
  const { version, totalPrice } = await shopper.cart();
  const { id, token } = await resultOf(
    client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
  const friend = new PlainShopper();
  await friend.opens(`/orders/${id}?token=${token}`);
  expect(friend.path).toBe(`/orders/${id}`);
  expect(friend.text()).toContain('••• W •••th St');
  expect(friend.text()).not.toContain('Lovelace');
  await shopper.opens(`/orders/${id}`);
  expect(shopper.text()).toContain('20 W 34th St');
  expect(shopper.text()).toContain('With us, until it is paid');
  const promised = shopper.find('region', 'What you were promised');
  expect(shopper.text(promised)).toMatch(/Classic memory foam mattress\s*365 nights/);
});

import { expect, test } from 'vitest';
import { codeFor } from '../support/sign-in-codes.ts';
import { HOME, resultOf } from '../support/visitor.ts';
import { delivers, signsIn } from './delivered-order.ts';
import { orderOf } from './plain-billing.ts';
import { PlainShopper } from './plain-shopper.ts';

const EMAIL = 'credit@example.com';

/** A paid order at Drift: of a guest, where nobody has signed in. */
const ordered = async (
  name: string,
  size: string,
  { visitor }: PlainShopper = new PlainShopper('drift'),
  email = EMAIL,
): Promise<string> => {
  await visitor.adds(name, size);
  await visitor.ships();
  const { version, totalPrice } = await resultOf(visitor.client.cart());
  const { id } = await resultOf(
    visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email,
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  return id;
};

/** A manager gives so much of an order as store credit. */
const givesCredit = async (id: string, dollars: string): Promise<PlainShopper> => {
  const staff = await signsIn();
  await staff.opens(`/staff/orders/${id}`);
  const form = staff.find('form', 'An amount');
  staff.fills('Amount', dollars, form);
  staff.checks('To store credit', 'radio', form);
  staff.fills('Why', 'Sorry for the delay', form);
  await staff.presses('Give back this amount', form);
  expect(staff.text(staff.find('region', 'Refunds'))).toContain(`$${dollars} · Given back · as store credit`);
  return staff;
};

/** The customer of an email, signed in with a code. */
const customer = async (email: string): Promise<PlainShopper> => {
  const shopper = new PlainShopper('drift');
  await shopper.opens('/login');
  shopper.fills('Email', email);
  await shopper.presses('Send me a code');
  shopper.fills('Code', await codeFor(email));
  await shopper.presses('Sign in');
  return shopper;
};

test('Store credit that staff give a guest is in the account of their email once a code has proved it, pays a part at billing without script, and is on the order', async () => {
  await givesCredit(await ordered('pillow', 'standard'), '20.00');
  const shopper = await customer(EMAIL);
  await shopper.follows('Your store credit');
  expect(shopper.heading()).toBe('Your store credit');
  expect(shopper.text()).toContain('You have $20.00.');
  expect(shopper.text()).toContain('Given for order');
  await shopper.opens('/my-account/data/erase');
  expect(shopper.text()).toContain(
    'Your $20.00 of store credit stays with your paid orders, as long as those stay with us.',
  );

  await shopper.visitor.adds('mattress', 'queen');
  await shopper.visitor.ships();
  await resultOf(shopper.visitor.client.acknowledge('extend'));
  await shopper.opens('/checkout/billing');
  expect(shopper.text()).toContain('You have $20.00 of store credit.');
  await shopper.presses('Pay with it');
  expect(shopper.text()).toMatch(/Store credit -\$20\.00 Left to pay: \$[\d,.]+/);
  await shopper.presses('Keep it for later');
  await shopper.presses('Pay with it');
  shopper.checks('Card');
  await shopper.presses('Review order');
  expect(shopper.text()).toContain('Store credit -$20.00');
  await shopper.presses('Place order');
  shopper.fills('Card number', '4242424242424242');
  shopper.fills('Expiration date', '12 / 34');
  shopper.fills('CVC', '123');
  await shopper.presses(/^Pay /);
  expect(shopper.heading()).toBe('Thank you');
  const order = orderOf(shopper);
  expect(order).not.toBe('');
  await shopper.opens('/my-account/credit');
  expect(shopper.text()).toContain('You have $0.00.');
  await shopper.opens(`/orders/${order}`);
  expect(shopper.text()).toContain('Store credit -$20.00');
});

test('Store credit pays what a larger mattress costs more than the one that is sent back for it, without script', async () => {
  const email = 'larger@example.com';
  const shopper = await customer(email);
  const staff = await givesCredit(await ordered('mattress', 'king', shopper, email), '300.00');
  const id = await ordered('mattress', 'twin', shopper, email);
  await delivers(staff, id);
  await shopper.opens(`/orders/${id}/return`);
  await shopper.follows(/^Exchange .* for another one$/);
  expect(shopper.text()).toContain('You have $300.00 of store credit.');
  shopper.selects('What you want instead', /^Full: \$[\d.]+ of your store credit$/);
  await shopper.presses('See what it comes to');
  const wanted = shopper.text(shopper.find('region', 'What you get instead'));
  const paid = /Your store credit pays (\$[\d.]+)/.exec(wanted)?.[1] ?? '';
  await shopper.presses(`Exchange it and pay ${paid} with store credit`);
  expect(shopper.path).toBe(`/orders/${id}?news=return`);
  await shopper.opens('/my-account/credit');
  expect(shopper.text()).toContain(`You have $${(300 - Number(paid.slice(1))).toFixed(2)}.`);
});

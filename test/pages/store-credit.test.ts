import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFor } from '../support/sign-in-codes.ts';
import { HOME, resultOf } from '../support/visitor.ts';
import { orderOf } from './plain-billing.ts';
import { PlainShopper } from './plain-shopper.ts';

const EMAIL = 'credit@example.com';

/** A paid order of a pillow at Drift. */
const ordered = async (): Promise<string> => {
  const { visitor } = new PlainShopper('drift');
  await visitor.adds('pillow', 'standard');
  await visitor.ships();
  const { version, totalPrice } = await resultOf(visitor.client.cart());
  const { id } = await resultOf(
    visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email: EMAIL,
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  return id;
};

/** A manager gives 20 dollars of an order as store credit. */
const givesCredit = async (id: string): Promise<void> => {
  const password = readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8');
  const staff = new PlainShopper();
  await staff.opens('/staff/sign-in');
  staff.fills('Email', 'maya@halcyon.example');
  staff.fills('Password', password);
  await staff.presses('Sign in');
  await staff.opens(`/staff/orders/${id}`);
  const form = staff.find('form', 'An amount');
  staff.fills('Amount', '20.00', form);
  staff.checks('To store credit', 'radio', form);
  staff.fills('Why', 'Sorry for the delay', form);
  await staff.presses('Give back this amount', form);
  expect(staff.text(staff.find('region', 'Refunds'))).toContain('$20.00 · Given back · as store credit');
};

test('Store credit that staff give is in the account of its email, pays a part at billing without script, and is on the order', async () => {
  await givesCredit(await ordered());
  const shopper = new PlainShopper('drift');
  await shopper.opens('/login');
  shopper.fills('Email', EMAIL);
  await shopper.presses('Send me a code');
  shopper.fills('Code', await codeFor(EMAIL));
  await shopper.presses('Sign in');
  await shopper.follows('Your store credit');
  expect(shopper.heading()).toBe('Your store credit');
  expect(shopper.text()).toContain('You have $20.00.');
  expect(shopper.text()).toContain('Given for order');

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

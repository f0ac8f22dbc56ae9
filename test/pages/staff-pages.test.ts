import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** A manager, signed in as `npm start` prints it. */
const signsIn = async (): Promise<PlainShopper> => {
  const staff = new PlainShopper();
  await staff.opens('/staff/sign-in');
  staff.fills('Email', 'maya@halcyon.example');
  staff.fills('Password', readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8'));
  await staff.presses('Sign in');
  return staff;
};

/** An order of a mattress that nobody has paid yet. */
const places = async ({ visitor }: PlainShopper): Promise<void> => {
  await visitor.adds();
  await visitor.ships();
  const { version, totalPrice } = await resultOf(visitor.client.cart());
  await resultOf(
    visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
};

test('staff see of which items unpaid orders hold stock', async () => {
  await places(new PlainShopper());
  const staff = await signsIn();
  await staff.opens('/staff/orders');
  await staff.follows('Stock held by unpaid orders');
  expect(staff.heading()).toBe('Stock held by unpaid orders');
  const mattress = staff
    .findAll('listitem', '')
    .map((item) => staff.text(item))
    .find((text) => text.includes('hal-classic-foam-s:king'));
  expect(mattress).toContain('Units held:');
  expect(mattress).toContain('visitors:');
});

test('a manager clears every cache with a button, and it is written down who did [C7.32]', async () => {
  const staff = await signsIn();
  await staff.opens('/staff');
  await staff.follows('Kept pages');
  expect(staff.heading()).toBe('Kept pages');
  await staff.presses('Clear all caches');
  expect(staff.text()).toContain('All caches are cleared.');
  await staff.opens('/staff/audit');
  const acts = staff.findAll('row', '').map((row) => staff.text(row));
  expect(acts.find((act) => act.includes('Cleared the caches'))).toContain('Maya');
});

test('staff help without script with the shopper’s code, and a reload shows the shopper what they did', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/bedding/pillow');
  await shopper.presses('Get help with my cart');
  // Where the answer to the press is scrolled to, and has the focus.
  expect(shopper.url).toMatch(/#help$/);
  const help = shopper.find('region', 'Help with your cart');
  expect(shopper.find('heading', 'Help with your cart', help).id).toBe('help');
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(shopper.text(help)) ?? [];

  const staff = await signsIn();
  staff.fills('Code', code);
  await staff.presses('Open the cart');
  staff.fills(/^Quantity/, '3');
  await staff.presses(/^Update/);
  expect(staff.field(/^Quantity/).value).toBe('3');
  await shopper.opens('/checkout/cart');
  expect(shopper.text()).toContain('Maya from Halcyon changed your cart.');
  expect(shopper.text()).toContain('3 items');
  await staff.presses('Leave this cart');
  expect(staff.findAll('heading', 'Help a shopper')).toHaveLength(1);
  await shopper.presses('End help');
  expect(shopper.text()).toContain('The help with your cart has ended.');
  expect(shopper.findAll('button', 'Get help with my cart')).toHaveLength(1);
});

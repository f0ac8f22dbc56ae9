import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

test('staff pack what stands on the pick list of a warehouse without script, and it leaves the list', async () => {
  const { visitor } = new PlainShopper();
  await visitor.adds();
  await visitor.ships();
  const { version, totalPrice } = await resultOf(visitor.client.cart());
  const { shortId } = await resultOf(
    visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  const staff = new PlainShopper();
  await staff.opens('/staff/sign-in');
  staff.fills('Email', 'maya@halcyon.example');
  staff.fills('Password', readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8'));
  await staff.presses('Sign in');
  const reads = async (): Promise<string> => {
    await staff.opens('/staff/pick-list?warehouse=reno');
    return staff.text();
  };
  // Shipments are made a moment after the payment.
  await expect.poll(reads, { timeout: 15_000 }).toContain(`${shortId}-1 is packed`);
  expect(staff.text(staff.find('list', 'From the shelves'))).toMatch(
    new RegExp(`× Classic memory foam mattress, .*${shortId}-1: 1`),
  );
  await staff.presses(`${shortId}-1 is packed`);
  expect(staff.path).toBe('/staff/pick-list?warehouse=reno&packed=1');
  expect(staff.text()).toContain('It is packed, and no longer on this list.');
  expect(staff.text()).not.toContain(`${shortId}-1`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** A manager, signed in as `npm start` prints it. */
export const signsIn = async (): Promise<PlainShopper> => {
  const staff = new PlainShopper();
  await staff.opens('/staff/sign-in');
  staff.fills('Email', 'maya@halcyon.example');
  staff.fills('Password', readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8'));
  await staff.presses('Sign in');
  return staff;
};

/** A paid order of a mattress, of a stranger where no other shopper is told. */
export const ordered = async (shopper = new PlainShopper()) => {
  await shopper.visitor.adds();
  return { shopper, ...(await orders(shopper)) };
};

/** What is in the cart, paid by card. */
export const orders = async (shopper: PlainShopper) => {
  await shopper.visitor.ships();
  const { version, totalPrice } = await shopper.cart();
  const { id, shortId } = await resultOf(
    shopper.visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
      paymentDetails: { paymentToken: 'tok_visa' },
    }),
  );
  return { id, shortId };
};

/** Staff pack it, and are on its page then. */
export const packs = async (staff: PlainShopper, id: string): Promise<void> => {
  const opensShipments = async (): Promise<string> => {
    await staff.opens(`/staff/orders/${id}`);
    return staff.text(staff.find('region', 'Shipments'));
  };
  // Shipments are made a moment after the payment.
  await expect.poll(opensShipments, { timeout: 15_000 }).toContain('To be packed');
  await staff.presses('It is packed');
};

export const delivers = async (staff: PlainShopper, id: string): Promise<void> => {
  await packs(staff, id);
  await staff.presses('It was delivered');
};

/** On the page of the card company. */
export const typesCard = async (shopper: PlainShopper, number: string): Promise<void> => {
  shopper.fills('Card number', number);
  shopper.fills('Expiration date', '12 / 34');
  shopper.fills('CVC', '123');
  await shopper.presses(/^Pay \$/);
};

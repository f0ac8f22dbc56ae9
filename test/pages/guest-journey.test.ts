import { expect, test } from 'vitest';
import { linkTo } from '../support/sent-links.ts';
import { signsIn, typesCard } from './delivered-order.ts';
import { booksOf } from './plain-billing.ts';
import { PlainShopper } from './plain-shopper.ts';

const EMAIL = 'plain-journey@example.com';

/** Buys two things by the pages of the shop, and pays on that of the card company. */
const buys = async (): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'King');
  await shopper.visitor.adds('steel-frame-mattress-foundation');
  await shopper.opens('/checkout/cart');
  await shopper.presses('Proceed to checkout');
  shopper.fillsAddress();
  shopper.fills('Email', EMAIL);
  await shopper.ships();
  shopper.checks('Card');
  await shopper.presses('Review order');
  await shopper.presses('Place order');
  await typesCard(shopper, '4242424242424242');
  expect(shopper.heading()).toBe('Thank you');
  return shopper;
};

/** Staff do something to each shipment that it can be done to. */
const moves = async (staff: PlainShopper, id: string, step: string): Promise<void> => {
  const open = async () => {
    await staff.opens(`/staff/orders/${id}`);
    return staff.findAll('button', step).length;
  };
  // Shipments are made a moment after the payment.
  await expect.poll(open, { timeout: 15_000 }).toBeGreaterThan(0);
  while ((await open()) > 0) await staff.presses(step);
};

test('A guest orders two things, follows the link of the email, sees them shipped in two shipments, returns one and gets back what was shown to the cent, all without script', async () => {
  const buyer = await buys();
  const id = new URL(buyer.url).searchParams.get('orderId') ?? '';
  const [charged] = await booksOf(buyer, id);
  const link = await linkTo(EMAIL, 'order');
  // On another device.
  const guest = new PlainShopper();
  await guest.opens(link.pathname + link.search);
  expect(guest.path).toBe(`/orders/${id}`);
  const staff = await signsIn();
  await moves(staff, id, 'It is packed');
  await moves(staff, id, 'A carrier has it');
  await guest.opens(`/orders/${id}`);
  for (const name of ['Shipment 1 of 2', 'Shipment 2 of 2'])
    expect(guest.text(guest.find('region', name))).toContain('Shipped');
  await moves(staff, id, 'It was delivered');

  await guest.opens(`/orders/${id}`);
  await guest.follows('Return items');
  guest.selects(/^How many .*foundation/i, 'Return 1');
  guest.selects(/^Reason .*foundation/i, 'It does not fit');
  await guest.presses('See what you get back');
  expect(guest.heading()).toBe('Return these items?');
  const parts = guest.text(guest.find('region', 'What you get back'));
  const shown = /You get back \$([\d,.]+\d)/.exec(parts)?.[1] ?? '';
  await guest.presses(`Return and get $${shown} back`);
  expect(guest.path).toBe(`/orders/${id}?news=return`);
  await staff.opens(`/staff/orders/${id}`);
  await staff.presses('Approve the return');
  await staff.presses(`Receive it and give $${shown} back`);
  const cents = Number(shown.replaceAll(/\D/g, ''));
  expect(cents).toBeGreaterThan(0);
  // Money moves a moment later.
  await expect.poll(() => booksOf(buyer, id), { timeout: 30_000 }).toEqual([charged, `refund ${cents}`]);
  const readsAgain = async (): Promise<string> => {
    await guest.opens(`/orders/${id}`);
    return guest.text();
  };
  await expect.poll(readsAgain, { timeout: 30_000 }).toContain(`Refunded $${shown} on `);
}, 90_000);

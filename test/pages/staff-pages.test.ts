import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderView } from '@counterpane/contract/orders/orders';
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
const places = async ({ visitor }: PlainShopper, billingProvider = 'stripeDirect'): Promise<OrderView> => {
  await visitor.adds();
  await visitor.ships();
  const { version, totalPrice } = await resultOf(visitor.client.cart());
  return resultOf(
    visitor.client.createOrder({
      billingProvider,
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

test('an order that was paid too little is ended with its money once its provider was asked about the rest', async () => {
  const atCards = await sandboxOf(await placesAnother());
  const [shopper, order] = await placesAnother('splitIt');
  await losesItsAnswer(shopper, order);
  await paysTooLittle(shopper, order, atCards);
  const staff = await signsIn();
  await staff.opens('/staff/orders');
  expect(staff.text(staff.find('list', 'Orders'))).toContain('Another amount came than the order costs.');
  await opensOrder(staff, order);
  await cancels(staff);
  expect(staff.text(staff.find('alert', ''))).toBe(
    'Nobody knows yet whether its payment took money. Ask the provider again first.',
  );
  await staff.presses('Ask the provider again');
  expect(staff.text()).toContain('The provider was asked.');
  expect(staff.text()).toContain('It knows of no payment for this attempt.');
  await cancels(staff);
  expect(staff.text()).toContain('Cancelled');
  const readsAgain = async (): Promise<string> => {
    await shopper.opens(`/orders/${order.id}`);
    return shopper.text();
  };
  // Money moves a moment later.
  await expect.poll(readsAgain, { timeout: 15_000 }).toMatch(/Refunded \$1\.00 on /);
});

test('a manager reads what staff did with an order, from the row to the order', async () => {
  const order = await places(new PlainShopper());
  const staff = await signsIn();
  await staff.opens('/staff/orders');
  await opensOrder(staff, order);
  await staff.opens('/staff');
  await staff.follows('What staff did');
  staff.fills('Order number or id', order.shortId);
  await staff.presses('Show');
  const looks = staff.findAll('row', '').filter((row) => staff.text(row).includes('Looked at an order'));
  expect(looks.map((row) => staff.text(row))).toEqual([expect.stringContaining('Maya')]);
  await staff.follows(order.shortId, looks[0]);
  expect(staff.heading()).toBe(`Order ${order.shortId}`);
});

const opensOrder = async (staff: PlainShopper, { shortId }: OrderView): Promise<void> => {
  staff.fills('Order number or email', shortId.toLowerCase());
  await staff.presses('Search');
  await staff.follows(shortId, staff.find('list', 'Orders'));
  expect(staff.heading()).toBe(`Order ${shortId}`);
};

const cancels = async (staff: PlainShopper): Promise<void> => {
  const decision = staff.find('region', 'You have looked at it');
  staff.fills('Why', 'Paid too little', decision);
  await staff.presses('Cancel it and give everything back', decision);
};

const placesAnother = async (billingProvider?: string): Promise<readonly [PlainShopper, OrderView]> => {
  const shopper = new PlainShopper();
  return [shopper, await places(shopper, billingProvider)];
};

/** Where the provider of an order is: its own page tells. */
const sandboxOf = async ([{ visitor }, { id }]: readonly [PlainShopper, OrderView]): Promise<string> => {
  const { paymentDetails } = await resultOf(visitor.client.payOrder(id, { hostedPage: true }));
  return new URL(paymentDetails.nextAction?.url ?? '').origin;
};

/** Pays with a plan of which the provider does not say what became of it. The fault meets this plan alone. */
const losesItsAnswer = async (shopper: PlainShopper, order: OrderView): Promise<void> => {
  const sandbox = await sandboxOf([shopper, order]);
  const fault = { kind: 'error500', path: `/api/installmentplans/${order.id}`, times: 1 };
  const told = await fetch(`${sandbox}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(told.ok).toBe(true);
  const paymentToken = { id: order.id, card: { last4: '1111', brand: 'Visa' } };
  const answer = await shopper.visitor.client.payOrder(order.id, { paymentToken });
  expect(answer).toMatchObject({ ok: false, status: 503 });
};

/** A payment of a dollar, made at the card provider behind the store's back; its webhook tells of it. */
const paysTooLittle = async (shopper: PlainShopper, { id }: OrderView, sandbox: string): Promise<void> => {
  const fields = { amount: '100', currency: 'usd', confirm: 'true', payment_method: 'pm_card_visa' };
  const paid = await fetch(`${sandbox}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_counterpane' },
    body: new URLSearchParams({ ...fields, return_url: 'http://localhost/', 'metadata[order_id]': id }),
  });
  expect(paid.status).toBe(200);
  const statusOf = async () => (await resultOf(shopper.visitor.client.order(id))).status;
  await expect.poll(statusOf).toBe('needs_attention');
};

test('a manager clears every cache with a button, and it is written down who did [C7.32]', async () => {
  const staff = await signsIn();
  await staff.opens('/staff');
  await staff.follows('Cached pages');
  expect(staff.heading()).toBe('Cached pages');
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

test('staff see which payments are disputed, until when each can be answered, and that nothing is to be refunded meanwhile', async () => {
  const shopper = new PlainShopper();
  const order = await places(shopper);
  // A card of Stripe's whose payer disputes a moment later.
  await resultOf(shopper.visitor.client.payOrder(order.id, { paymentToken: 'tok_createDispute' }));
  const staff = await signsIn();
  await staff.opens('/staff/orders');
  await staff.follows('Disputed payments');
  const listed = async () => {
    await staff.opens('/staff/disputes');
    return staff.text();
  };
  await expect.poll(listed, { timeout: 15_000 }).toContain(order.shortId);
  expect(staff.heading()).toBe('Disputed payments');
  const row = staff.text(staff.find('list', 'Open disputes'));
  expect(row).toMatch(/Disputed.*Reason given: fraudulent.*Answer it with evidence by.*Fee: \$15\.00/s);
  await staff.follows(order.shortId);
  expect(staff.text()).toContain('refund nothing until it is decided');
  expect(staff.text(staff.find('region', 'Disputes'))).toContain('fraudulent');
});

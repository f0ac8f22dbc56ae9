import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** A paid order of two mattresses. */
const ordered = async () => {
  const shopper = new PlainShopper();
  await shopper.visitor.adds();
  await shopper.visitor.adds();
  await shopper.visitor.ships();
  const { version, totalPrice } = await shopper.cart();
  const { id, token } = await resultOf(
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
  return { shopper, id, token };
};

test('a guest with the link cancels a mattress and then the rest without script, and sees each refund to the cent before', async () => {
  const { shopper: buyer, id, token } = await ordered();
  const guest = new PlainShopper();
  await guest.opens(`/orders/${id}?token=${token}`);
  await guest.follows('Cancel items');
  expect(guest.heading()).toBe('Cancel items');
  await guest.presses('See what you get back');
  expect(guest.heading()).toBe('Cancel items');
  guest.selects(/Classic memory foam mattress/, 'Cancel 1');
  await guest.presses('See what you get back');
  expect(guest.heading()).toBe('Cancel these items?');
  const parts = guest.text(guest.find('region', 'What you get back'));
  const back = /You get back (\$[\d,.]+)/.exec(parts)?.[1] ?? '';
  expect(parts).toContain('Free');
  await guest.presses(`Cancel and get ${back} back`);
  expect(guest.path).toBe(`/orders/${id}?news=cancelled`);
  expect(guest.text(guest.find('region', 'What is cancelled'))).toContain('1 × Classic memory foam mattress');
  expect(guest.text()).toContain(`A refund of ${back} is on its way to you.`);

  await buyer.opens(`/orders/${id}/cancel`);
  buyer.selects(/Classic memory foam mattress/, 'Cancel 1');
  await buyer.presses('See what you get back');
  expect(buyer.findAll('region', 'This cancels your whole order')).toHaveLength(1);
  await buyer.presses(/^Cancel and get/);
  expect(buyer.text()).toMatch(/Cancelled\.|Refunded in full\./);
  expect(buyer.findAll('link', 'Cancel items')).toHaveLength(0);
  await buyer.opens(`/orders/${id}/cancel`);
  expect(buyer.text()).toContain('There is nothing to cancel any more');
});

test('what has been packed since, or is none of the order, is named where it is chosen', async () => {
  const { shopper, id } = await ordered();
  await shopper.opens(`/orders/${id}/cancel?units-none=1`);
  expect(shopper.findAll('alert', '')).toHaveLength(1);
  expect(shopper.heading()).toBe('Cancel items');
  const { items } = await resultOf(shopper.visitor.client.fulfillment(id));
  await shopper.opens(`/orders/${id}/cancel?units-${items[0]?.itemIdentifier}=9`);
  expect(shopper.text(shopper.find('alert', ''))).toContain('only 2 can still be cancelled');
});

test('a guest with the link has an order sent elsewhere without script, and sees what comes back before', async () => {
  const { id, token } = await ordered();
  const guest = new PlainShopper();
  await guest.opens(`/orders/${id}?token=${token}`);
  await guest.follows('Change the address');
  expect(guest.field('Address line 1').value).toBe('');
  await guest.presses('See what changes');
  expect(guest.text(guest.find('alert', ''))).toContain('There is a problem');
  const typed = {
    'Full name': 'Ada Lovelace',
    Phone: '503 555 0142',
    'Address line 1': '1 Elm St',
    City: 'Manchester',
  };
  for (const [label, text] of Object.entries({ ...typed, 'ZIP code': '03101' })) guest.fills(label, text);
  guest.selects('State', 'NH');
  await guest.presses('See what changes');
  expect(guest.heading()).toBe('Send it to this address?');
  expect(guest.text()).toMatch(/It costs less there: you get \$[\d.]+ back/);
  await guest.presses('Send it there');
  expect(guest.path).toBe(`/orders/${id}?news=address`);
  expect(guest.text()).toContain('Manchester, NH');
});

test('a photograph that cannot be opened is named in the language of the page, without script', async () => {
  const { shopper, id } = await ordered();
  const form = new FormData();
  form.set('id', 'a'.repeat(24));
  form.set('refund', '0');
  form.set('photos', new File(['no picture'], 'bed.jpg', { type: 'image/jpeg' }));
  const english = await shopper.visitor.sendsFiles(`/orders/${id}/return?units-none=1`, form);
  expect(english.status).toBe(422);
  expect(english.text).toContain('We cannot open one of your photographs.');
  form.set('photos', new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'bed.jpg'));
  const large = await shopper.visitor.sendsFiles(`/orders/${id}/return?units-none=1`, form);
  expect(large.text).toContain('each may have up to 8 MB');
  form.set('photos', new File([new Uint8Array(48 * 1024 * 1024)], 'bed.jpg'));
  expect((await shopper.visitor.sendsFiles(`/orders/${id}/return`, form)).status).toBe(413);
});

test('a guest with the link has a shipment come on another day of the calendar and in hours of it without script', async () => {
  const { id, token } = await ordered();
  const guest = new PlainShopper();
  const opens = async (): Promise<string> => {
    await guest.opens(`/orders/${id}?token=${token}`);
    return guest.text();
  };
  // Shipments are made a moment after the payment.
  await expect.poll(opens, { timeout: 15_000 }).toContain('Choose another delivery day');
  await guest.follows('Choose another delivery day');
  expect(guest.heading()).toBe('Choose another delivery day');
  expect(guest.text()).toContain('Your total stays the same, whichever day you choose.');
  await guest.presses('Deliver on this day');
  expect(guest.findAll('alert', '')).toHaveLength(1);
  guest.selects('New delivery day', /^Fri/);
  guest.selects('Hours', /^8/);
  await guest.presses('Deliver on this day');
  expect(guest.path).toBe(`/orders/${id}?news=day`);
  expect(guest.text()).toContain('It comes on the new day.');
  expect(guest.text()).toMatch(/Arrives Fri, \w+ \d+, 8.AM – 12.PM/);
});

test('within the hour something is added to an order without script, and both pages lead to one another', async () => {
  const { shopper, id } = await ordered();
  await shopper.opens(`/orders/${id}`);
  await shopper.presses('Add something to this order');
  expect(shopper.heading()).toBe('Your cart');
  expect(shopper.text()).toMatch(/in the next \d+ minutes is added to order/);
  await shopper.opens(`/orders/${id}`);
  await shopper.presses('Order it separately');
  expect(shopper.path).toBe(`/orders/${id}`);
  await shopper.presses('Add something to this order');
  await shopper.visitor.adds();
  await shopper.opens('/checkout/cart');
  await shopper.presses('Order it separately');
  expect(shopper.heading()).toBe('Your cart');
  expect(shopper.text()).not.toContain('is added to order');
  expect(shopper.findAll('button', 'Order it separately')).toEqual([]);
  await shopper.opens(`/orders/${id}`);
  await shopper.presses('Add something to this order');
  const { client } = shopper.visitor;
  const { cart, shippingAddress } = await resultOf(client.checkout());
  const added = await resultOf(
    client.createOrder({
      ...{ billingProvider: 'stripeDirect', email: 'ada@example.com', billingAddress: HOME },
      ...{ shippingAddress: shippingAddress ?? {}, cartVersion: cart.version },
      ...{ expectedTotal: cart.totalPrice, paymentDetails: { paymentToken: 'tok_visa' } },
    }),
  );
  await shopper.opens(`/orders/${id}`);
  await shopper.follows(`Order ${added.shortId} was added to this one`);
  expect(shopper.path).toBe(`/orders/${added.id}`);
  await shopper.follows(/^This was added to order/);
  expect(shopper.path).toBe(`/orders/${id}`);
});

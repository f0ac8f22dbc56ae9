import type { OrderView } from '@counterpane/contract/orders/orders';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';

const CART = '/checkout/cart';
const SHIPPING = '/checkout/shipping';
const BILLING = '/checkout/billing';
const REVIEW = '/checkout/review';
const SUCCESS = '/checkout/success';

/** Where someone is led from each entry. */
const entriesOf = async (visitor: PageVisitor, entries: readonly string[]) => {
  const led: [string, string][] = [];
  for (const entry of entries) led.push([entry, await visitor.arrives(entry)]);
  return led;
};

const ALL = [CART, SHIPPING, BILLING, REVIEW, SUCCESS];

const onTheWay = async (...steps: ('cart' | 'shipping' | 'billing')[]): Promise<PageVisitor> => {
  const visitor = new PageVisitor();
  if (steps.includes('cart')) await visitor.adds();
  if (steps.includes('shipping')) await visitor.ships();
  if (steps.includes('billing')) await visitor.chooses('tok_visa');
  return visitor;
};

/** An order, paid or refused by the bank. */
const orders = async (visitor: PageVisitor, token: string): Promise<OrderView> => {
  const cart = await resultOf(visitor.client.cart());
  const order = await resultOf(
    visitor.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: cart.version,
      expectedTotal: cart.totalPrice,
    }),
  );
  await visitor.client.payOrder(order.id, { paymentToken: token });
  return order;
};

test('a shopper with nothing in the cart is led to the cart, which itself always opens [K4.01, K4.04]', async () => {
  const led = ALL.map((entry) => [entry, CART]);
  expect(await entriesOf(new PageVisitor(), ALL)).toEqual(led);
  const emptied = await onTheWay('cart', 'shipping', 'billing');
  const { items } = await resultOf(emptied.client.cart());
  for (const { itemIdentifier, isGift } of items)
    if (!isGift) await resultOf(emptied.client.removeItem(itemIdentifier));
  expect(await entriesOf(emptied, ALL)).toEqual(led);
});

test('a deep link leads to the first step whose needs are not met [K4.02, K4.03]', async () => {
  expect(await entriesOf(await onTheWay('cart'), ALL)).toEqual([
    [CART, CART],
    [SHIPPING, SHIPPING],
    [BILLING, SHIPPING],
    [REVIEW, SHIPPING],
    [SUCCESS, CART],
  ]);
  expect(await entriesOf(await onTheWay('cart', 'shipping'), ALL)).toEqual([
    [CART, CART],
    [SHIPPING, SHIPPING],
    [BILLING, BILLING],
    [REVIEW, BILLING],
    [SUCCESS, CART],
  ]);
  expect(await entriesOf(await onTheWay('cart', 'shipping', 'billing'), ALL)).toEqual([
    [CART, CART],
    [SHIPPING, SHIPPING],
    [BILLING, BILLING],
    [REVIEW, REVIEW],
    [SUCCESS, CART],
  ]);
});

test('a sent step leads to the next one [K4.12, K4.16]', async () => {
  const visitor = await onTheWay('cart');
  expect(await visitor.opens(`${CART}?proceed=1`)).toMatchObject({ status: 302, location: SHIPPING });
  expect(await visitor.sends(SHIPPING, { ...HOME, email: 'ada@example.com' })).toMatchObject({
    status: 302,
    location: BILLING,
  });
  const billing = { sameAsShipping: 'on', paymentProvider: 'stripeDirect' };
  expect(await visitor.sends(BILLING, billing)).toMatchObject({ status: 302, location: REVIEW });
});

test('what a campaign put into the address goes along from step to step; what speaks of one visit does not [K2.03]', async () => {
  const visitor = await onTheWay('cart');
  const mail = 'utm_source=mail&utm_source=post';
  expect((await visitor.opens(`${CART}?proceed=1&${mail}`)).location).toBe(`${SHIPPING}?${mail}`);
  expect((await visitor.opens(`${REVIEW}?${mail}`)).location).toBe(`${SHIPPING}?${mail}`);
  expect((await visitor.opens(`/checkout/summary?${mail}`)).location).toBe(`${REVIEW}?${mail}`);
  const sent = await visitor.sends(`${SHIPPING}?${mail}`, { ...HOME, email: 'ada@example.com' });
  expect(sent.location).toBe(`${BILLING}?${mail}`);
  const billing = { sameAsShipping: 'on', paymentProvider: 'stripeDirect' };
  const failed = await visitor.sends(`${BILLING}?${mail}&failedOrder=1`, billing);
  expect(failed.location).toBe(`${REVIEW}?${mail}`);
});

test('what a campaign put into the address stays in the address of the cart, whatever is done there [K2.03]', async () => {
  const visitor = await onTheWay('cart');
  const mail = 'utm_source=mail&ref=7';
  const [line] = (await resultOf(visitor.client.cart())).items.map(({ itemIdentifier }) => itemIdentifier);
  const forms: readonly Readonly<Record<string, string>>[] = [
    { intent: 'quantity', line: line ?? '', quantity: '2' },
    { intent: 'coupon', coupon: 'SLEEP10' },
    { intent: 'remove-coupon' },
    { intent: 'delivered', zip: '10001' },
    { intent: 'fix-size', line: line ?? '' },
    { intent: 'remove', line: line ?? '' },
  ];
  for (const form of forms)
    expect([form.intent, await visitor.sends(`${CART}?${mail}`, form)]).toMatchObject([
      form.intent,
      { status: 302, location: `${CART}?${mail}` },
    ]);
  await visitor.adds();
  expect((await visitor.opens(CART)).text).not.toContain('utm_source');
  expect((await visitor.opens(`${CART}?${mail}`)).text).toContain(
    `action="${CART}/help?${mail.replace('&', '&amp;')}#help"`,
  );
  for (const help of ['start', 'end'])
    expect((await visitor.sends(`${CART}/help?${mail}`, { help })).location).toBe(`${CART}?${mail}`);
  expect((await visitor.opens(`${CART}/help?${mail}`)).location).toBe(`${CART}?${mail}`);
  for (const [query, then] of [
    ['coupon=SLEEP10', ''],
    ['coupon=LASTYEAR', '&news=expired&code=LASTYEAR'],
    ['cart=undefined', '&link=cart_link_invalid'],
  ])
    expect(await (await onTheWay('cart')).arrives(`${CART}?${query}&${mail}`)).toBe(`${CART}?${mail}${then}`);
  const owner = await onTheWay('cart');
  await owner.sends('/checkout/share', { share: 'one' });
  const { id } = await resultOf(owner.client.cart());
  const shared = await visitor.arrives(`/cart?${mail}&cart=${id}`);
  expect(shared).toBe(`/checkout/shared?${mail}&cart=${id}`);
  expect((await visitor.sends(shared, {})).location).toBe(`${CART}?${mail}`);
  const moved = new URLSearchParams((await visitor.opens(`/to/drift?${mail}`)).location.split('?')[1]);
  expect([...moved.keys()]).toEqual(['utm_source', 'ref', 'cart', 'token']);
});

test('older names of steps and a checkout without a step lead to the new ones [K2.04]', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  expect(
    await entriesOf(visitor, ['/checkout', '/checkout/delivery', '/checkout/summary', '/checkout/payment']),
  ).toEqual([
    ['/checkout', CART],
    ['/checkout/delivery', SHIPPING],
    ['/checkout/summary', REVIEW],
    ['/checkout/payment', '/checkout/payment'],
  ]);
  expect((await visitor.opens('/checkout/payment')).status).toBe(404);
});

test('a second tab that emptied the cart sends the form of the first one to the cart', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  const { items } = await resultOf(visitor.client.cart());
  for (const { itemIdentifier, isGift } of items)
    if (!isGift) await resultOf(visitor.client.removeItem(itemIdentifier));
  for (const [step, fields] of [
    [SHIPPING, { ...HOME, email: 'ada@example.com' }],
    [BILLING, { sameAsShipping: 'on', paymentProvider: 'stripeDirect' }],
    [REVIEW, { idempotencyKey: 'a', cartVersion: '1', expectedTotal: '1', currency: 'USD' }],
  ] as const)
    expect([step, await visitor.sends(step, fields)]).toMatchObject([step, { status: 302, location: CART }]);
});

test('every way back from a provider opens the order that it names [K2.06, K2.07]', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  const { id } = await orders(visitor, 'tok_visa');
  const thanks = `${SUCCESS}?orderId=${id}`;
  for (const way of [
    `orderId=${id}`,
    `amazonCheckoutSessionId=a&orderId=${id}`,
    `afterpayOrderId=${id}`,
    `truemedOrderId=${id}`,
  ])
    expect([way, await visitor.arrives(`${REVIEW}?${way}`)]).toEqual([way, thanks]);
  expect((await visitor.opens(thanks)).text).toContain('Thank you');
  // A payment that is not the order's: nobody is thanked for it.
  const wrong = `payment_intent=pi_1&payment_intent_client_secret=s&orderId=${id}`;
  expect(await visitor.arrives(`${REVIEW}?${wrong}`)).toBe(`${CART}?failedOrder=${id}`);
});

test('a shopper who comes back without an order, or for one that is not theirs, is led to the cart [K2.08]', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  const { id } = await orders(await onTheWay('cart', 'shipping', 'billing'), 'tok_visa');
  expect(await visitor.arrives(`${REVIEW}?amazonCheckoutSessionId=`)).toBe(CART);
  const NOBODYS = '000000000000000000000000';
  for (const [way, named] of [
    ['payment_intent=pi_1&payment_intent_client_secret=s', 'pi_1'],
    ['orderId=', null],
    [`orderId=${NOBODYS}`, NOBODYS],
    [`orderId=${id}`, id],
    [`afterpayOrderId=${id}`, id],
    ['truemedOrderId=none', 'none'],
  ] as const) {
    const location = named === null ? CART : `${CART}?failedOrder=${named}`;
    expect([way, await visitor.opens(`${REVIEW}?${way}`)]).toMatchObject([way, { status: 302, location }]);
  }
});

test('a bank that refused leads back to billing, which says why', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  const { id } = await orders(visitor, 'tok_chargeDeclined');
  expect(await visitor.arrives(`${REVIEW}?orderId=${id}`)).toBe(`${BILLING}?failedOrder=${id}`);
  expect((await visitor.opens(`${BILLING}?failedOrder=${id}`)).text).toContain('Your card was declined.');
});

test('after a purchase the back button finds the cart, and the thanks stay where they are', async () => {
  const visitor = await onTheWay('cart', 'shipping', 'billing');
  const { id } = await orders(visitor, 'tok_visa');
  expect(await entriesOf(visitor, [SHIPPING, BILLING, REVIEW, `${SUCCESS}?orderId=${id}`])).toEqual([
    [SHIPPING, CART],
    [BILLING, CART],
    [REVIEW, CART],
    [`${SUCCESS}?orderId=${id}`, `${SUCCESS}?orderId=${id}`],
  ]);
  expect((await new PageVisitor().opens(`${SUCCESS}?orderId=${id}`)).location).toBe(
    `${CART}?failedOrder=${id}`,
  );
});

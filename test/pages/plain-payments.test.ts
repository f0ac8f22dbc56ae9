import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { beginsAtAmazon } from './amazon-button.ts';
import { atBilling, paidWith, placesWith } from './plain-billing.ts';
import type { PlainShopper } from './plain-shopper.ts';

const typesCard = (shopper: PlainShopper, number: string): void => {
  shopper.fills('Card number', number);
  shopper.fills('Expiration date', '12 / 34');
  shopper.fills('CVC', '123');
};

test('what needs a script says so, and a card does not', async () => {
  const shopper = await atBilling();
  for (const wallet of ['Google Pay', 'PayPal', 'Amazon Pay']) {
    expect(shopper.findAll('radio', wallet)).toHaveLength(1);
    expect(shopper.text()).toContain(`${wallet} needs JavaScript. Please choose Card instead.`);
  }
  // Amazon's button is on the page of an order, which could not be paid there.
  expect(() => shopper.checks('Amazon Pay')).toThrow('Amazon Pay cannot be chosen');
  expect(shopper.described(shopper.find('radio', 'Amazon Pay'))).toBe(
    'Amazon Pay needs JavaScript. Please choose Card instead.',
  );
  expect(shopper.text()).not.toContain('Amazon Pay opens after you place the order.');
  shopper.checks('PayPal');
  await shopper.presses('Review order');
  expect(shopper.text(shopper.find('alert', ''))).toContain('not approved the payment with PayPal');
  shopper.checks('Card');
  await shopper.presses('Review order');
  expect(shopper.findAll('button', 'Place order')).toHaveLength(1);
});

test('the wallets of the express checkout say what they need, and the steps are a link away', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/cart');
  await shopper.follows('Google Pay / Apple Pay');
  expect(shopper.heading()).toBe('Express checkout');
  expect(shopper.text()).toContain('Google Pay / Apple Pay needs JavaScript. Please choose Card instead.');
  expect(shopper.text()).toContain('Amazon Pay needs JavaScript. Please choose Card instead.');
  await shopper.follows('Go on without a wallet');
  expect(shopper.heading()).toBe('Where should it go?');
});

test('SplitIt asks on its own page, which is a link away, for as many payments as were chosen', async () => {
  const shopper = await atBilling();
  shopper.checks('SplitIt');
  shopper.selects('Number of payments', '6');
  await shopper.presses('Review order');
  await shopper.presses('Place order');
  expect(shopper.heading()).toBe('Pay with SplitIt');
  await shopper.follows('Open SplitIt in this window');
  expect(shopper.text()).toContain('Pay monthly with SplitIt');
  expect(shopper.text()).toContain('6 monthly payments');
  typesCard(shopper, '4111111111111111');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
});

test('Truemed, Acima and Affirm ask on pages of their own, and lead back', async () => {
  const shopper = await atBilling();
  await placesWith(shopper, 'Acima');
  await shopper.follows('Open Acima in this window');
  await shopper.presses('Cancel');
  await placesWith(shopper, 'Affirm');
  await shopper.presses('Cancel');
  expect(shopper.text()).toContain('Your payment with Affirm was not completed. Nothing was charged.');
  await placesWith(shopper, 'Truemed');
  await shopper.follows('Open Truemed in this window');
  await shopper.presses('Pay with my health account');
  expect(shopper.heading()).toBe('Thank you');
  expect(await paidWith(shopper)).toBe('paid with truemed');
});

test('Amazon Pay is a button of its script: the steps and the order’s own page say what it needs, in the language of the page', async () => {
  const shopper = await atBilling();
  const needs = 'Amazon Pay needs JavaScript. Please choose Card instead.';
  for (const step of ['/checkout/cart', '/checkout/shipping', '/checkout/express']) {
    await shopper.opens(step);
    expect(shopper.text(), step).toContain(needs);
    expect(shopper.findAll('button', /Amazon/), step).toEqual([]);
  }
  await shopper.opens('/es/checkout/cart');
  expect(shopper.text()).toContain('Amazon Pay necesita JavaScript. Elija Tarjeta.');
});

test('Amazon Pay begins on the shipping step, and its session pays the order', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/shipping');
  await beginsAtAmazon(shopper, 'shipping');
  await shopper.presses('Approve');
  await shopper.presses('Place order');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
});

test('a way back from Amazon without a session leads to the cart, and one that is made up is said to be empty', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/amazon');
  expect(shopper.path).toMatch(/^\/checkout\/cart/);
  await shopper.opens('/checkout/amazon?amazonCheckoutSessionId=made-up');
  expect(shopper.text(shopper.find('alert', ''))).toContain('Empty amazonCheckoutSession object');
});

test('After Pay is not offered for more than it lends', async () => {
  const shopper = await atBilling();
  expect(shopper.findAll('radio', 'After Pay')).toHaveLength(1);
  await shopper.opens('/mattress?size=king&quantity=6');
  await shopper.presses('Add to cart');
  await shopper.opens('/checkout/billing');
  expect(shopper.findAll('radio', 'Link')).toHaveLength(1);
  expect(shopper.findAll('radio', 'After Pay')).toEqual([]);
});

/** At the review with a card, and a wallet that has sent its news meanwhile, as its script does. */
const afterNews = async (...stages: readonly ('approved' | 'cancelled')[]): Promise<PlainShopper> => {
  const shopper = await atBilling();
  await shopper.visitor.chooses('tok_visa');
  for (const stage of stages) await tells(shopper, stage);
  return shopper;
};

const tells = async (shopper: PlainShopper, stage: 'approved' | 'cancelled'): Promise<void> => {
  await resultOf(shopper.visitor.client.reportExpress({ provider: 'googlepay', stage }));
};

test('a page that went away after the wallet approved says that there is no order yet [K3.42]', async () => {
  const shopper = await afterNews('approved');
  const news = 'Google Pay approved, but the order was not placed. Nothing was charged';
  for (const step of ['/checkout/express', '/checkout/shipping']) {
    await shopper.opens(step);
    expect(shopper.text(), step).toContain(news);
  }
  await tells(shopper, 'cancelled');
  await shopper.opens('/checkout/shipping');
  expect(shopper.text()).not.toContain(news);
});

test('while a wallet is under way there is no review: the shopper is sent to shipping [K2.05]', async () => {
  const shopper = await afterNews('approved');
  expect(await resultOf(shopper.visitor.client.checkout())).toMatchObject({
    isExpressPayment: true,
    isExpressPaymentSuccess: true,
  });
  await shopper.opens('/checkout/review');
  expect(shopper.path).toMatch(/^\/checkout\/shipping/);
});

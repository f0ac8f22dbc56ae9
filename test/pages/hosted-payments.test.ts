import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { beginsAtAmazon, paysAtAmazon, placesWithAmazon } from './amazon-button.ts';
import { atBilling, booksOf, orderOf, paidWith, placesWith } from './plain-billing.ts';
import { PlainShopper } from './plain-shopper.ts';

const alertOf = (shopper: PlainShopper): string => shopper.text(shopper.find('alert', ''));

/** At the review once more, with the order that was paid. */
const comesBackOnceMore = async (shopper: PlainShopper): Promise<void> => {
  await shopper.opens(`/checkout/review?orderId=${orderOf(shopper)}`);
  expect(shopper.heading()).toBe('Thank you');
};

test('Link takes the order on its own page and leads back to the thanks; coming back once more charges nothing [K3.49]', async () => {
  const shopper = await atBilling();
  const { totalPrice } = await shopper.cart();
  shopper.checks('Link');
  await shopper.presses('Review order');
  expect(shopper.text(shopper.find('region', 'Pay with'))).toContain('Link, on the provider’s secure page');
  await shopper.presses('Place order');
  expect(shopper.heading()).toMatch(/^Pay \$[\d,.]+ with Link$/);
  await shopper.presses('Approve with my saved card');
  expect(shopper.heading()).toBe('Thank you');
  expect(await paidWith(shopper)).toBe('paid with link');
  await comesBackOnceMore(shopper);
  expect(await booksOf(shopper)).toEqual([`charge ${totalPrice.amount}`]);
});

test('After Pay that was declined says so and takes the order on the same page after all, once [K3.54]', async () => {
  const shopper = await atBilling();
  const { totalPrice } = await shopper.cart();
  await placesWith(shopper, 'After Pay');
  await shopper.presses('Decline');
  expect(alertOf(shopper)).toBe('Afterpay declined the payment. Please choose another way to pay.');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
  expect(await paidWith(shopper)).toBe('paid with afterPay');
  expect(await booksOf(shopper)).toEqual([`charge ${totalPrice.amount}`]);
});

test('Affirm declines on its page, then lends: the order is paid once, however often the shopper comes back [K3.52]', async () => {
  const shopper = await atBilling();
  const { totalPrice } = await shopper.cart();
  await placesWith(shopper, 'Affirm');
  expect(shopper.heading()).toMatch(/over time with Affirm$/);
  await shopper.presses('Decline');
  expect(alertOf(shopper)).toContain('Your loan was declined.');
  await shopper.presses('Confirm the loan');
  expect(shopper.heading()).toBe('Thank you');
  await comesBackOnceMore(shopper);
  expect(await paidWith(shopper)).toBe('paid with affirm');
  expect(await booksOf(shopper)).toEqual([`charge ${totalPrice.amount}`]);
});

test('a bank takes its time: the shopper is told to wait, and is thanked when it has paid [K3.48]', async () => {
  const shopper = await atBilling();
  await placesWith(shopper, 'Bank');
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Almost there');
  await isThankedInTheEnd(shopper);
  expect(await paidWith(shopper)).toBe('paid with bank');
});

test('a lender that is silent on the way back: the shopper waits, is not let pay twice, and is thanked when it speaks', async () => {
  const shopper = await atBilling();
  await placesWith(shopper, 'Affirm');
  const { origin, pathname } = new URL(shopper.url);
  const id = pathname.split('/').at(-1);
  const faults = `${origin}/_sandbox/faults`;
  const headers = { 'content-type': 'application/json' };
  // Of this loan alone, told of or asked for.
  for (const path of [`/api/v1/transactions/${id}`, `/api/v2/checkout/${id}`]) {
    const body = JSON.stringify({ kind: 'error500', path, times: 10_000 });
    expect((await fetch(faults, { method: 'POST', headers, body })).ok).toBe(true);
  }
  await shopper.presses('Confirm the loan');
  expect(shopper.heading()).toBe('Almost there');
  expect(shopper.text(shopper.find('status', ''))).toContain('Please do not pay again');
  const waiting = shopper.path;
  // The page asks again by itself.
  const { text } = await shopper.visitor.opens(waiting);
  expect(text).toMatch(/<noscript><meta http-equiv="refresh"/i);
  await shopper.opens('/checkout/review');
  await shopper.presses('Place order');
  expect(shopper.text()).toContain('Please wait a minute and try again: you will not be charged twice.');
  await shopper.opens(waiting);
  expect(shopper.heading()).toBe('Almost there');
  await fetch(faults, { method: 'DELETE' });
  await isThankedInTheEnd(shopper);
  expect(await paidWith(shopper)).toBe('paid with affirm');
});

/** The page that says to wait is asked again until it knows. */
const isThankedInTheEnd = async (shopper: PlainShopper): Promise<void> => {
  const asksAgain = async (): Promise<string> => {
    await shopper.opens(shopper.path);
    return shopper.heading();
  };
  await expect.poll(asksAgain, { timeout: 15_000, interval: 500 }).toBe('Thank you');
};

/** From the cart to Amazon's page. */
const atAmazon = async (): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.visitor.adds();
  await shopper.opens('/checkout/cart');
  await beginsAtAmazon(shopper);
  expect(shopper.heading()).toBe('Sign in to Amazon Pay');
  return shopper;
};

/** An address that Amazon's page does not offer. */
const asksForLondon = async (shopper: PlainShopper): Promise<void> => {
  const body = new URLSearchParams({ answer: 'approve', address: 'gb', instrument: 'visa' });
  const { headers } = await fetch(shopper.url, { method: 'POST', body, redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '');
  await shopper.opens(pathname + search);
};

const sessionOf = async ({ visitor }: PlainShopper): Promise<unknown> =>
  (await resultOf(visitor.client.checkout())).amazonCheckoutSessionId;

test('an address in another country is refused by Amazon Pay, the session is cleared, and another one is fine [K5.46, K5.47, K4.40, K4.43]', async () => {
  const shopper = await atAmazon();
  // Amazon offers what the store delivers to; a shopper may have asked for another place all the same.
  expect(shopper.findAll('radio', /London/)).toEqual([]);
  await asksForLondon(shopper);
  expect(shopper.heading()).toBe('Amazon Pay did not work');
  expect(alertOf(shopper)).toContain(
    "Sorry, this item can't be shipped to your selected address. You may either change the shipping address to a US address or contact customer support.",
  );
  expect(await resultOf(shopper.visitor.client.checkout())).toMatchObject({
    amazonCheckoutSessionId: null,
    isExpressPayment: false,
  });
  await beginsAtAmazon(shopper);
  await shopper.presses('Approve');
  expect(shopper.findAll('button', 'Place order')).toHaveLength(1);
  expect(await sessionOf(shopper)).toBe(new URL(shopper.url).searchParams.get('amazonCheckoutSessionId'));
});

test('a shopper who turns back at Amazon, or is declined there, is told why and may pay another way; a payment that Amazon cannot complete is said to have failed [K4.38, K4.42, K4.64, K8.12]', async () => {
  const shopper = await atAmazon();
  await shopper.presses('Cancel');
  expect(alertOf(shopper)).toContain('Error: The buyer canceled the checkout.');
  await beginsAtAmazon(shopper);
  await shopper.presses('Approve');
  await shopper.presses('Place order');
  await shopper.presses('Decline');
  expect(alertOf(shopper)).toContain('Error: Your card was declined.');
  expect(await sessionOf(shopper)).toBeNull();
  await shopper.follows('Pay another way');
  expect(shopper.path).toMatch(/^\/checkout\/cart/);

  await beginsAtAmazon(shopper);
  shopper.checks('Card that is declined');
  await shopper.presses('Approve');
  await shopper.presses('Place order');
  await shopper.presses('Approve');
  expect(alertOf(shopper)).toContain('Failed to complete order');
});

test('an order that is paid at Amazon waits on a page of ours; a shopper who turns back, or is declined, reads why at billing, and pays after all, once [K3.56, K4.64]', async () => {
  const shopper = await atBilling();
  const { totalPrice } = await shopper.cart();
  await placesWithAmazon(shopper);
  expect(shopper.heading()).toBe('Pay with Amazon Pay');
  expect(shopper.text()).toContain('Amazon Pay needs JavaScript. Please choose Card instead.');
  await paysAtAmazon(shopper, orderOf(shopper));
  expect(shopper.text()).toContain('Delivered to 20 W 34th St, New York, US');
  await shopper.presses('Cancel');
  expect(shopper.path).toMatch(/^\/checkout\/billing/);
  expect(alertOf(shopper)).toContain('Error: The buyer canceled the checkout.');
  await placesWithAmazon(shopper);
  await paysAtAmazon(shopper, orderOf(shopper));
  shopper.checks('Card that is declined');
  await shopper.presses('Approve');
  expect(alertOf(shopper)).toContain('Error: Your card was declined.');
  await placesWithAmazon(shopper);
  await paysAtAmazon(shopper, orderOf(shopper));
  await shopper.presses('Approve');
  expect(shopper.heading()).toBe('Thank you');
  await comesBackOnceMore(shopper);
  expect(await paidWith(shopper)).toBe('paid with amazonPay');
  expect(await booksOf(shopper)).toEqual([`charge ${totalPrice.amount}`]);
});

/** Ways to pay on a page of the provider's own, alone or in a frame. */
const PAGES = ['Link', 'After Pay', 'Bank', 'Affirm', 'SplitIt', 'Truemed', 'Acima'];

test('a shopper who turns back on the page of any provider comes to the billing step, which says so and charges nothing [K4.64]', async () => {
  for (const label of PAGES) {
    const shopper = await atBilling();
    await placesWith(shopper, label);
    // Without script a page in a frame is opened alone.
    const [framed] = shopper.findAll('link', `Open ${label} in this window`);
    if (framed) await shopper.follows(`Open ${label} in this window`);
    // The card provider's page has a link for it.
    if (shopper.findAll('button', 'Cancel').length > 0) await shopper.presses('Cancel');
    else await shopper.follows('Cancel');
    expect(shopper.path, label).toMatch(/^\/checkout\/billing/);
    expect(shopper.text(), label).toContain(
      `Your payment with ${label} was not completed. Nothing was charged.`,
    );
    expect(shopper.isChecked(label), label).toBe(true);
  }
});

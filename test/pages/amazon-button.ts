import type { Answer } from '@counterpane/contract/call';
import type { AmazonButton } from '@counterpane/contract/checkout/amazon-button';
import { openPage } from '@counterpane/sandboxes/amazon/press-button';
import { resultOf } from '../support/visitor.ts';
import type { PlainShopper } from './plain-shopper.ts';

/**
 * What Amazon's script does on a page when its button is pressed: these pages have none, and are told its address and the
 * name of the shop all the same.
 */
const presses = async (shopper: PlainShopper, signed: Promise<Answer<AmazonButton>>): Promise<void> => {
  const { text } = await shopper.visitor.opens(shopper.path);
  const [script, merchant] = [/http:[^"\\]+(?=\/checkout\.js)/, /merchant_\w+/].map(
    (pattern) => pattern.exec(text)?.[0],
  );
  if (!script || !merchant) throw new Error('the page does not load Amazon’s script');
  await shopper.opens(await openPage(script, merchant, await resultOf(signed)));
};

/** The button of a step, before there is an order. */
export const beginsAtAmazon = (
  shopper: PlainShopper,
  fallbackStep: 'cart' | 'shipping' = 'cart',
): Promise<void> => {
  const { origin, client } = shopper.visitor;
  const checkoutReviewReturnUrl = new URL('/checkout/amazon', origin).href;
  return presses(shopper, client.signAmazonButton({ checkoutReviewReturnUrl, fallbackStep }));
};

/** Places an order that is to be paid by the button, which only a page with script lets its shopper choose. */
export const placesWithAmazon = async (shopper: PlainShopper): Promise<void> => {
  await resultOf(shopper.visitor.client.saveBilling({ sameAsShipping: true, paymentProvider: 'amazonPay' }));
  await shopper.opens('/checkout/review');
  await shopper.presses('Place order');
};

/** The button on the page of an order. */
export const paysAtAmazon = (shopper: PlainShopper, orderId: string): Promise<void> =>
  presses(shopper, shopper.visitor.client.signAmazonOrder(orderId));

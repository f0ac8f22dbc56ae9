import type { PricingFacts } from '../pricing/draft.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import { assertAddsUp } from './adds-up.ts';
import { pricingFacts } from './sample-carts.ts';

/**
 * The price of a made-up cart, which adds up or the test fails.
 * @example soundPrice({ coupon: coupon() }).totalPrice
 */
export const soundPrice = (changes: Partial<PricingFacts> = {}): PricedCart => {
  const cart = priceCart(pricingFacts(changes));
  assertAddsUp(cart);
  return cart;
};

/** What a cart's receipt says, as `step: text amount`. */
export const receiptOf = ({ receipt }: PricedCart, step: string): string[] =>
  receipt.lines.filter((each) => each.step === step).map(({ text, amount }) => `${text} ${amount}`);

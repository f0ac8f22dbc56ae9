import type { PricingFacts } from '../pricing/draft.ts';
import { type PricedCart, priceCart } from '../pricing/price-cart.ts';
import type { ReceiptText } from '../pricing/receipt-text.ts';
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
  receipt.lines.filter((each) => each.step === step).map(({ text, amount }) => `${told(text)} ${amount}`);

/** @example told({ code: 'units', quantity: 2, title: 'Pillow' }) // "units: 2, Pillow" */
const told = ({ code, ...values }: ReceiptText): string => {
  const said = Object.values(values).filter((value) => value !== null);
  if (code === 'title' || code === 'extra') return said.join(', ');
  return said.length === 0 ? code : `${code}: ${said.join(', ')}`;
};

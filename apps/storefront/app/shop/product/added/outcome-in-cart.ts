import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { Outcome } from '../add-to-cart.ts';

/**
 * What a pop-up came to, which adds to something that was in the cart before. Where some of it is missing the page says so,
 * and calls that thing in the cart only while it is there.
 */
export const outcomeInCart = async (
  client: Pick<Client, 'cart'>,
  outcome: Outcome,
  isThere: (cart: CartView) => boolean,
): Promise<Outcome> => {
  if (!outcome.ok || outcome.missing.length === 0) return outcome;
  const cart = await client.cart();
  return cart.ok && isThere(cart.result) ? outcome : { ...outcome, isGone: true };
};

import type { SavedCheckout } from './saved-checkout.ts';

/** How long what was entered is kept for the next visit [D70]. */
export const KEPT_DAYS = 30;

/** The last moment of which saved data is too old now, as ISO time. */
export const expiredBefore = (now: string): string =>
  new Date(Date.parse(now) - KEPT_DAYS * 86_400_000).toISOString();

/** What was entered, until it expires; after that only what belongs to the cart itself. */
export const unexpiredCheckout = (saved: SavedCheckout, now: string): SavedCheckout =>
  saved.savedAt !== undefined && saved.savedAt < expiredBefore(now) ? ofTheCart(saved) : saved;

/**
 * How the cart is delivered: the part of the checkout that its price depends on and that holds no personal data.
 */
export const ofTheCart = ({
  deliveryOption,
  withMattressRemoval,
  certainDeliveryDate,
  acknowledged,
}: SavedCheckout): SavedCheckout => ({
  ...(deliveryOption === undefined ? {} : { deliveryOption }),
  ...(withMattressRemoval === undefined ? {} : { withMattressRemoval }),
  ...(certainDeliveryDate === undefined ? {} : { certainDeliveryDate }),
  ...(acknowledged === undefined ? {} : { acknowledged }),
});

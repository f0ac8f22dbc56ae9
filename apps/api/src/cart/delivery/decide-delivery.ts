import type { deliveryChoiceSchema } from '@counterpane/contract/cart/delivery';
import { refuse } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartDecision } from '../carts/cart-decision.ts';
import type { Cart } from '../carts/store.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { regionOf } from '../region/region-of.ts';
import { decideDeliveryDate } from './certain-days.ts';
import { cartOffersWhiteGlove } from './delivery-choice.ts';
import { cartPromise } from './delivery-date.ts';

type Choice = z.output<typeof deliveryChoiceSchema>;

/** A choice for the whole cart [R010]; where the cart is known to go it must be possible. */
export const decideDelivery = (
  cart: Cart | null,
  choice: Choice,
  storefront: Storefront,
  now: string,
): CartDecision => {
  if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  if (choice.deliveryOption === 'white-glove' && !cartOffersWhiteGlove(cart, storefront))
    return refuse({ code: 'white_glove_not_offered' });
  const state = regionOf(cart.checkout)?.state ?? null;
  if (choice.deliveryOption === 'white-glove' && storefront.findWhiteGloveTariff(state) === null)
    return refuse({ code: 'white_glove_unavailable', state: state ?? '' });
  const checkout = withChoice(cart.checkout, choice);
  if (choice.certainDeliveryDate) {
    const earliest = cartPromise({ ...cart, checkout }, storefront, now).from;
    const decision = decideDeliveryDate(choice.certainDeliveryDate, earliest);
    if (!decision.ok) return decision;
  }
  return { ok: true, change: { checkout } };
};

const withChoice = (
  { certainDeliveryDate: before, ...checkout }: SavedCheckout,
  { deliveryOption, withMattressRemoval, certainDeliveryDate = before ?? null }: Choice,
): SavedCheckout => ({
  ...checkout,
  ...(deliveryOption === undefined ? {} : { deliveryOption }),
  ...(withMattressRemoval === undefined ? {} : { withMattressRemoval }),
  ...(certainDeliveryDate === null ? {} : { certainDeliveryDate }),
});

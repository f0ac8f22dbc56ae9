import type { deliveryChoiceSchema } from '@counterpane/contract/cart/delivery';
import { parseDeliveryDate } from '@counterpane/rules/delivery/certain-days';
import { refuse } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import type { CartContext } from '../carts/cart-context.ts';
import type { CartDecision } from '../carts/cart-decision.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { regionOf } from '../region/region-of.ts';
import { cartDeliveryMethods, cartOffersWhiteGlove } from './cart-delivery.ts';
import { cartPromise } from './cart-delivery-promise.ts';

type Choice = z.output<typeof deliveryChoiceSchema>;

/** Why a cart is not delivered as it was asked for. */
export type DeliveryRefusalCode =
  | 'cart_empty'
  | 'white_glove_not_offered'
  | 'white_glove_unavailable'
  | 'delivery_date_unavailable';

/** A choice for the whole cart [R010]; where the cart is known to go it must be possible. */
export const decideDelivery = (context: CartContext, choice: Choice): CartDecision<DeliveryRefusalCode> => {
  const { cart } = context;
  if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  if (choice.deliveryOption === 'white-glove' && !cartOffersWhiteGlove(context))
    return refuse({ code: 'white_glove_not_offered' });
  if (choice.deliveryOption === 'white-glove' && !cartDeliveryMethods(context).includes('white-glove'))
    return refuse({ code: 'white_glove_unavailable', state: regionOf(cart.checkout)?.state ?? '' });
  const checkout = withChoice(cart.checkout, choice);
  if (choice.certainDeliveryDate) {
    const earliest = cartPromise({ ...context, cart: { ...cart, checkout } }).from;
    const decision = parseDeliveryDate(choice.certainDeliveryDate, earliest);
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

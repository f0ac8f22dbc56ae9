import type { deliveryChoiceSchema } from '@counterpane/contract/delivery';
import { refuse } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import type { CartDecision } from '../carts/change-cart.ts';
import type { Cart } from '../carts/store.ts';
import type { Storefront } from '../catalogue/snapshot.ts';

/** A choice for the whole cart (decision record 010); where the cart is known to go it must be possible. */
export const decideDelivery = (
  cart: Cart | null,
  { deliveryOption, withMattressRemoval }: z.output<typeof deliveryChoiceSchema>,
  storefront: Storefront,
): CartDecision => {
  if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  const state = cart.checkout.shippingAddress?.state ?? null;
  if (deliveryOption === 'white-glove' && storefront.findWhiteGlove(state) === null)
    return refuse({ code: 'white_glove_unavailable', state: state ?? '' });
  return {
    ok: true,
    change: {
      checkout: {
        ...cart.checkout,
        ...(deliveryOption === undefined ? {} : { deliveryOption }),
        ...(withMattressRemoval === undefined ? {} : { withMattressRemoval }),
      },
    },
  };
};

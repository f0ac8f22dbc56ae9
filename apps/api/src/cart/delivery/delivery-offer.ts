import type { CartView } from '@counterpane/contract/cart/carts';
import { certainDays } from '@counterpane/rules/delivery/certain-days';
import type { DeliveryOption } from '@counterpane/rules/delivery/delivery-methods';
import { removableMattresses } from '@counterpane/rules/delivery/mattress-removal';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartContext } from '../carts/cart-context.ts';
import type { CartFacts } from '../carts/cart-facts.ts';
import type { Cart } from '../carts/store.ts';
import { cartDeliveryMethods } from './cart-delivery.ts';
import { cartPromise } from './cart-delivery-promise.ts';

type DeliveryOffer = NonNullable<CartView['deliveryOffer']>;

/** The days on which all of a cart can be there, when it comes in each way, and what it costs to have the old mattresses taken away. */
export const deliveryOffer = (context: CartContext): DeliveryOffer | null => {
  const { cart, storefront } = context;
  const { lines } = context.price();
  if (!cart || lines.length === 0) return null;
  return {
    dates: certainDays(cartPromise(context).from),
    ground: wayOf('ground', context),
    whiteGlove: cartDeliveryMethods(context).includes('white-glove') ? wayOf('white-glove', context) : null,
    removal: removalOffer(cart, lines, storefront),
  };
};

/** What is promised of a cart when it is brought in one way, whichever was chosen. */
const wayOf = (deliveryOption: DeliveryOption, facts: CartFacts): DeliveryOffer['ground'] => {
  const cart = facts.cart && { ...facts.cart, checkout: { ...facts.cart.checkout, deliveryOption } };
  const { handling, from, until: to } = cartPromise({ ...facts, cart });
  return { handling, from, to };
};

/** One is taken away for each mattress that comes [D8]. */
const removalOffer = (
  { checkout }: Pick<Cart, 'checkout'>,
  lines: PricedCart['lines'],
  { mattressRemoval, definition }: Storefront,
): DeliveryOffer['removal'] => {
  const mattresses = removableMattresses(lines);
  if (mattressRemoval === null || mattresses === 0) return null;
  return {
    price: money(mattressRemoval * mattresses, definition.currency),
    isChosen: checkout.withMattressRemoval ?? false,
  };
};

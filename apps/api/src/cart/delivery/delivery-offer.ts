import type { CartView } from '@counterpane/contract/cart/carts';
import type { DeliveryOption } from '@counterpane/rules/delivery/white-glove-tariff';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Cart } from '../carts/store.ts';
import { regionOf } from '../region/region-of.ts';
import { certainDays } from './certain-days.ts';
import { cartOffersWhiteGlove } from './delivery-choice.ts';
import { cartPromise } from './delivery-date.ts';

type DeliveryOffer = NonNullable<CartView['deliveryOffer']>;

/** The days on which all of a cart can be there, when it comes in each way, and what it costs to have the old mattresses taken away. */
export const deliveryOffer = (
  cart: Pick<Cart, 'lines' | 'checkout'> | null,
  { lines }: Pick<PricedCart, 'lines'>,
  storefront: Storefront,
  now: string,
): DeliveryOffer | null =>
  !cart || lines.length === 0
    ? null
    : {
        dates: certainDays(cartPromise(cart, storefront, now).from),
        ground: wayOf('ground', cart, storefront, now),
        whiteGlove: goesWithWhiteGlove(cart, storefront) ? wayOf('white-glove', cart, storefront, now) : null,
        removal: removalOffer(cart, lines, storefront),
      };

/** What is promised of a cart when it is brought in one way, whichever was chosen. */
const wayOf = (
  deliveryOption: DeliveryOption,
  { lines, checkout }: Pick<Cart, 'lines' | 'checkout'>,
  storefront: Storefront,
  now: string,
): DeliveryOffer['ground'] => {
  const sent = { lines, checkout: { ...checkout, deliveryOption } };
  const { handling, from, until: to } = cartPromise(sent, storefront, now);
  return { handling, from, to };
};

const goesWithWhiteGlove = (cart: Pick<Cart, 'lines' | 'checkout'>, storefront: Storefront): boolean =>
  cartOffersWhiteGlove(cart, storefront) &&
  storefront.findWhiteGloveTariff(regionOf(cart.checkout)?.state ?? null) !== null;

/** One is taken away for each mattress that comes [D8]. */
const removalOffer = (
  { checkout }: Pick<Cart, 'checkout'>,
  lines: PricedCart['lines'],
  { mattressRemoval, definition }: Storefront,
): DeliveryOffer['removal'] => {
  const mattresses = lines
    .filter(({ isGift, product }) => !isGift && product.kind === 'mattress')
    .reduce((units, { quantity }) => units + quantity, 0);
  if (mattressRemoval === null || mattresses === 0) return null;
  return {
    price: money(mattressRemoval * mattresses, definition.currency),
    isChosen: checkout.withMattressRemoval ?? false,
  };
};

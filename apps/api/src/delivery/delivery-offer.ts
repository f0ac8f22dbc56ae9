import type { CartView } from '@counterpane/contract/carts';
import { money } from '@counterpane/rules/money/money';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Cart } from '../carts/store.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import { certainDays } from './business-days.ts';
import { cartArrival } from './delivery-date.ts';

type DeliveryOffer = NonNullable<CartView['deliveryOffer']>;

/** The days on which all of a cart can be there, and what it costs to have the old mattresses taken away. */
export const deliveryOffer = (
  cart: Pick<Cart, 'lines' | 'checkout'> | null,
  { lines }: Pick<PricedCart, 'lines'>,
  storefront: Storefront,
  now: string,
): DeliveryOffer | null =>
  !cart || lines.length === 0
    ? null
    : {
        dates: certainDays(cartArrival(cart, storefront, now).from),
        removal: removalOffer(cart, lines, storefront),
      };

/** One is taken away for each mattress that comes (decisions row 8). */
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

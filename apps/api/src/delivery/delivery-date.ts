import type { CartLine } from '@counterpane/rules/cart/line';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import {
  type Arrival,
  type BusinessDays,
  decideDeliveryDate,
  estimateArrival,
} from '@counterpane/rules/delivery/arrival';
import { offersWhiteGlove } from '@counterpane/rules/delivery/white-glove';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';

interface Delivered {
  readonly lines: readonly CartLine[];
  readonly checkout: SavedCheckout;
}

/** The usual time on the road (catalogue section 4). */
const TRANSIT: BusinessDays = { from: 1, to: 3 };

/**
 * When all of a cart can be there: its slowest item, packed and on its way, says so. What ships later and what is
 * carried in know their own days.
 */
export const cartArrival = ({ lines, checkout }: Delivered, storefront: Storefront, now: string): Arrival => {
  const { findProduct } = storefront;
  const today = now.slice(0, 10);
  const arrivals = splitLines(lines, findProduct).sellable.flatMap(({ productId, properties }): Arrival[] => {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    if (!product || !found?.ok) return [];
    const { shippingFrom, shippingTo, wgsShippingFrom, wgsShippingTo } = found.variant.availability;
    const isCarried = checkout.deliveryOption === 'white-glove' && offersWhiteGlove(product);
    const packed = estimateArrival(today, product.transit ?? TRANSIT);
    const [from, to] = isCarried ? [wgsShippingFrom, wgsShippingTo] : [shippingFrom, shippingTo];
    return [{ from: later(packed.from, from), to: later(packed.to, to) }];
  });
  return arrivals.reduce(
    (slowest, one) => ({ from: later(slowest.from, one.from), to: later(slowest.to, one.to) }),
    { from: today, to: today },
  );
};

/** The day that a shopper has asked for, while it can still be kept; what came into the cart since may be slower. */
export const keptDeliveryDate = (
  cart: Delivered | null,
  storefront: Storefront,
  now: string,
): string | null => {
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return null;
  const decision = decideDeliveryDate(requested, cartArrival(cart, storefront, now));
  return decision.ok ? decision.change : null;
};

/** ISO days in the order of the alphabet are in the order of time. */
const later = (day: string, other: string | null): string => (other !== null && other > day ? other : day);

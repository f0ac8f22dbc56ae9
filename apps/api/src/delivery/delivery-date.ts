import type { Notice } from '@counterpane/contract/carts';
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
import type { Product, Variant } from '@counterpane/rules/options/product';
import { displayDay } from '../catalogue/delivery.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { businessDaysBefore } from './business-days.ts';

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
export const cartArrival = (cart: Delivered, storefront: Storefront, now: string): Arrival => {
  const today = now.slice(0, 10);
  const arrivals = sentItems(cart, storefront).map(({ product, variant }): Arrival => {
    const { shippingFrom, shippingTo, wgsShippingFrom, wgsShippingTo } = variant.availability;
    const isCarried = cart.checkout.deliveryOption === 'white-glove' && offersWhiteGlove(product);
    const packed = estimateArrival(today, product.transit ?? TRANSIT);
    const [from, to] = isCarried ? [wgsShippingFrom, wgsShippingTo] : [shippingFrom, shippingTo];
    return { from: later(packed.from, from), to: later(packed.to, to) };
  });
  return arrivals.reduce(
    (slowest, one) => ({ from: later(slowest.from, one.from), to: later(slowest.to, one.to) }),
    { from: today, to: today },
  );
};

const sentItems = (
  { lines }: Pick<Delivered, 'lines'>,
  { findProduct }: Storefront,
): { readonly product: Product; readonly variant: Variant }[] =>
  splitLines(lines, findProduct).sellable.flatMap(({ productId, properties }) => {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    return product && found?.ok ? [{ product, variant: found.variant }] : [];
  });

/** The days that a shopper asked for, as ISO days (checkout section 3). */
export interface RequestedDays {
  /** On it all has to leave. */
  readonly reqShippingDate: string | null;
  readonly reqDeliveryDate: string | null;
}

/**
 * The day that a shopper has asked for, while it can still be kept, and the day on which all has to leave for that;
 * what came into the cart since may be slower.
 */
export const requestedDays = (cart: Delivered | null, storefront: Storefront, now: string): RequestedDays => {
  const reqDeliveryDate = keptDeliveryDate(cart, storefront, now);
  if (!cart || reqDeliveryDate === null) return { reqShippingDate: null, reqDeliveryDate: null };
  const transits = sentItems(cart, storefront).map(({ product }) => product.transit ?? TRANSIT);
  const [shortest, longest] = [
    Math.max(...transits.map(({ from }) => from)),
    Math.max(...transits.map(({ to }) => to)),
  ];
  // Early enough to be there for sure, and not before it is packed.
  const packed = businessDaysBefore(cartArrival(cart, storefront, now).from, shortest);
  return { reqShippingDate: later(packed, businessDaysBefore(reqDeliveryDate, longest)), reqDeliveryDate };
};

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

/** That a day was asked for and cannot be kept any more: said until another one is chosen, or none. */
export const lostDateNotices = (cart: Delivered | null, storefront: Storefront, now: string): Notice[] => {
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return [];
  if (keptDeliveryDate(cart, storefront, now) !== null) return [];
  const earliest = cartArrival(cart, storefront, now).from;
  const text = `We cannot deliver on ${displayDay(requested)} any more. The earliest day is ${displayDay(earliest)}.`;
  return [{ code: 'delivery_date_lost', text, requested, earliest }];
};

/** ISO days in the order of the alphabet are in the order of time. */
const later = (day: string, other: string | null): string => (other !== null && other > day ? other : day);

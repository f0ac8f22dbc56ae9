import type { Notice } from '@counterpane/contract/cart/carts';
import type { CartLine } from '@counterpane/rules/cart/line';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import { type DeliveryPromise, promiseDelivery } from '@counterpane/rules/delivery/promise';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { displayDay } from '../../catalogue/display-day.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { businessDaysBefore, decideDeliveryDate } from './certain-days.ts';
import { type DeliveryFacts, deliveryFacts, inStock, promiseOf } from './promise-of.ts';
import { slowest } from './slowest.ts';

interface Delivered {
  readonly lines: readonly CartLine[];
  readonly checkout: SavedCheckout;
}

/** When and how a cart goes, with the day that its shopper has picked and can have. */
export const cartFacts = (cart: Delivered | null, storefront: Storefront, now: string): DeliveryFacts => ({
  ...deliveryFacts(cart?.checkout ?? {}, storefront, now),
  day: keptDeliveryDate(cart, storefront, now),
});

/**
 * What is promised of all of a cart, whichever day is picked: its slowest item says so. What nobody knows the day of is
 * counted as if it were there.
 */
export const cartPromise = (cart: Delivered, storefront: Storefront, now: string): DeliveryPromise => {
  const facts = deliveryFacts(cart.checkout, storefront, now);
  const promises = sentItems(cart, storefront).map(
    (item) => promiseOf(item, facts) ?? promiseDelivery(inStock(item, facts), facts.today),
  );
  return {
    handling: slowest(promises.map(({ handling }) => handling)),
    transit: slowest(promises.map(({ transit }) => transit)),
    from: latest([facts.today, ...promises.map(({ from }) => from)]),
    until: latest([facts.today, ...promises.map(({ until }) => until)]),
  };
};

/** ISO days in the order of the alphabet are in the order of time. */
const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

const sentItems = (
  { lines }: Pick<Delivered, 'lines'>,
  { findProduct }: Storefront,
): { readonly product: Product; readonly variant: Variant }[] =>
  splitLines(lines, findProduct).sellable.flatMap(({ productId, properties }) => {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    return product && hasTrait(product.kind, 'sent') && found?.ok
      ? [{ product, variant: found.variant }]
      : [];
  });

/** The days that a shopper asked for, as ISO days [K3]. */
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
  const facts = deliveryFacts(cart.checkout, storefront, now);
  const transit = slowest(
    sentItems(cart, storefront).map((item) => promiseDelivery(inStock(item, facts), facts.today).transit),
  );
  const { from: shortest, to: longest } = transit ?? { from: 0, to: 0 };
  // Early enough to be there for sure, and not before it is packed.
  const packed = businessDaysBefore(cartPromise(cart, storefront, now).from, shortest);
  return { reqShippingDate: latest([packed, businessDaysBefore(reqDeliveryDate, longest)]), reqDeliveryDate };
};

export const keptDeliveryDate = (
  cart: Delivered | null,
  storefront: Storefront,
  now: string,
): string | null => {
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return null;
  const decision = decideDeliveryDate(requested, cartPromise(cart, storefront, now).from);
  return decision.ok ? decision.change : null;
};

/** That a day was asked for and cannot be kept any more: said until another one is chosen, or none. */
export const lostDateNotices = (cart: Delivered | null, storefront: Storefront, now: string): Notice[] => {
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return [];
  if (keptDeliveryDate(cart, storefront, now) !== null) return [];
  const earliest = cartPromise(cart, storefront, now).from;
  const text = `We cannot deliver on ${displayDay(requested)} any more. The earliest day is ${displayDay(earliest)}.`;
  return [{ code: 'delivery_date_lost', text, requested, earliest }];
};

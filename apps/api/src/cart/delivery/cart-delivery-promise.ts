import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { day, message } from '@counterpane/messages/message';
import { businessDaysBefore, parseDeliveryDate } from '@counterpane/rules/delivery/certain-days';
import { type DeliveryPromise, promiseDelivery } from '@counterpane/rules/delivery/promise';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Product, Variant } from '@counterpane/rules/options/product';
import type { CartFacts } from '../carts/cart-facts.ts';
import { type DeliveryFacts, deliveryEstimate, deliveryFacts, inStock } from './delivery-estimate.ts';
import { slowest } from './slowest.ts';

/** When and how a cart goes, with the day that its shopper has picked and can have. */
export const cartDeliveryFacts = (facts: CartFacts): DeliveryFacts => ({
  ...factsOf(facts),
  day: validDeliveryDate(facts),
});

/**
 * The delivery promise of the whole cart, regardless of the chosen day: that of its slowest item. Items without a
 * known day count as if they were in stock.
 */
export const cartPromise = (ofCart: CartFacts): DeliveryPromise => {
  const facts = factsOf(ofCart);
  const promises = sentItems(ofCart).map(
    (item) => deliveryEstimate(item, facts) ?? promiseDelivery(inStock(item, facts), facts.today),
  );
  return {
    handling: slowest(promises.map(({ handling }) => handling)),
    transit: slowest(promises.map(({ transit }) => transit)),
    from: latest([facts.today, ...promises.map(({ from }) => from)]),
    until: latest([facts.today, ...promises.map(({ until }) => until)]),
  };
};

/** ISO days sort alphabetically by time. */
const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

const factsOf = ({ cart, storefront, now }: CartFacts): DeliveryFacts =>
  deliveryFacts(cart?.checkout ?? {}, storefront, now);

const sentItems = ({
  lines,
  findProduct,
}: CartFacts): { readonly product: Product; readonly variant: Variant }[] =>
  lines.flatMap(({ productId, properties }) => {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    return product && hasTrait(product.kind, 'physical') && found?.ok
      ? [{ product, variant: found.variant }]
      : [];
  });

/** The days that a shopper asked for, as ISO days [K3]. */
interface RequestedDays {
  /** The day on which everything must ship. */
  readonly reqShippingDate: string | null;
  readonly reqDeliveryDate: string | null;
}

/**
 * The day that a shopper has asked for, while it can still be kept, and the day on which all has to leave for that;
 * what came into the cart since may be slower.
 */
export const requestedDays = (ofCart: CartFacts): RequestedDays => {
  const reqDeliveryDate = validDeliveryDate(ofCart);
  if (reqDeliveryDate === null) return { reqShippingDate: null, reqDeliveryDate: null };
  const facts = factsOf(ofCart);
  const transit = slowest(
    sentItems(ofCart).map((item) => promiseDelivery(inStock(item, facts), facts.today).transit),
  );
  const { from: shortest, to: longest } = transit ?? { from: 0, to: 0 };
  // Early enough to arrive by that day, and not before it is packed.
  const packed = businessDaysBefore(cartPromise(ofCart).from, shortest);
  return { reqShippingDate: latest([packed, businessDaysBefore(reqDeliveryDate, longest)]), reqDeliveryDate };
};

export const validDeliveryDate = (facts: CartFacts): string | null => {
  const { cart } = facts;
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return null;
  const decision = parseDeliveryDate(requested, cartPromise(facts).from);
  return decision.ok ? decision.change : null;
};

/** Notices that the chosen day can no longer be met, until the shopper chooses another one or none. */
export const lostDateNotices = (facts: CartFacts): NoticeBody[] => {
  const { cart } = facts;
  const requested = cart?.checkout.certainDeliveryDate ?? null;
  if (!cart || requested === null || cart.lines.length === 0) return [];
  if (validDeliveryDate(facts) !== null) return [];
  const earliest = cartPromise(facts).from;
  const text = message('We cannot deliver on {day} any more. The earliest day is {earliest}.', {
    day: day(requested),
    earliest: day(earliest),
  });
  return [{ code: 'delivery_date_lost', text, requested, earliest }];
};

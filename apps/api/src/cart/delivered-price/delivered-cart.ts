import type { CartView } from '@counterpane/contract/cart/carts';
import { findStateTitle } from '@counterpane/rules/address/states';
import type { CartLine } from '@counterpane/rules/cart/line';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Money } from '@counterpane/rules/money/money';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Variant } from '@counterpane/rules/options/product';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { PriceHold, SavedCheckout } from '../checkout/saved-checkout.ts';
import { cartPromise, keptDeliveryDate } from '../delivery/delivery-date.ts';
import { regionOf } from '../region/region-of.ts';
import { countryName, deliveredSentence, heldSentence } from './delivered-sentence.ts';
import { holdOf, holdUntil } from './make-hold.ts';
import { isRunningAt, withHold } from './price-hold.ts';

interface SentCart {
  readonly lines: readonly CartLine[];
  readonly checkout: SavedCheckout;
  readonly couponCode: string | null;
}

/** What a cart comes to at its door and when, told as soon as anybody knows where that is. */
export const deliveredCart = (
  cart: SentCart | null,
  total: Money,
  storefront: Storefront,
  now: string,
): CartView['delivered'] => {
  const region = regionOf(cart?.checkout);
  if (!cart || !region || cart.lines.length === 0) return null;
  const promise = cartPromise(cart, storefront, now);
  const day = keptDeliveryDate(cart, storefront, now);
  const [from, to] = [day ?? promise.from, day ?? promise.until];
  const { country, state, zip, city } = region;
  const isNamed = country === 'US' && city !== '';
  const place = isNamed ? `${city}, ${state}` : (findStateTitle(state) ?? countryName(country));
  const heldUntil = wholeHeldUntil(cart, storefront, region, now);
  const text = deliveredSentence({ country, zip, place, to, total });
  return { zip, place, from, to, text, heldUntil, held: heldUntil && heldSentence(heldUntil, now) };
};

/** Until when all of a cart is promised at a place, an ISO time: null where any of it is not. */
const wholeHeldUntil = (
  { lines, checkout, couponCode }: SentCart,
  storefront: Storefront,
  region: Pick<PriceHold, 'state' | 'zip'>,
  now: string,
): string | null => {
  const holds = (checkout.priceHolds ?? []).filter((hold) => isRunningAt(hold, region, now));
  const ends = variantsOf(lines, storefront).map(({ sku }) =>
    holds
      .filter((hold) => hold.sku === sku)
      .map(({ until }) => until)
      .toSorted()
      .at(-1),
  );
  if (ends.length === 0 || ends.includes(undefined)) return null;
  // A code that was added since may end sooner.
  const [first = null] = [...ends, holdUntil(storefront, now, couponCode)]
    .flatMap((end) => end ?? [])
    .toSorted();
  return first;
};

const variantsOf = (lines: readonly CartLine[], storefront: Storefront): Variant[] =>
  splitLines(lines, storefront.findProduct).sellable.flatMap(({ productId, properties }) => {
    const product = storefront.findProduct(productId);
    const found = product && findVariant(product, properties);
    return found?.ok ? [found.variant] : [];
  });

/** The promises of a cart with one for each thing in it, at a place [R015]. */
export const holdWhole = (
  cart: SentCart,
  storefront: Storefront,
  place: { readonly country: string; readonly state: string; readonly zip: string },
  now: string,
): readonly PriceHold[] => {
  const until = holdUntil(storefront, now, cart.couponCode);
  return variantsOf(cart.lines, storefront).reduce<readonly PriceHold[]>(
    (holds, variant) => withHold(holds, holdOf(variant, storefront, { place, until, now }), now),
    cart.checkout.priceHolds ?? [],
  );
};

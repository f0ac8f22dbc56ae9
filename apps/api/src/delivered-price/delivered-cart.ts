import type { CartView } from '@counterpane/contract/carts';
import { findStateTitle } from '@counterpane/rules/address/states';
import type { CartLine } from '@counterpane/rules/cart/line';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import type { Money } from '@counterpane/rules/money/money';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { cartArrival } from '../delivery/delivery-date.ts';
import { regionOf } from '../region/region-of.ts';
import { countryName, deliveredSentence, heldSentence } from './delivered-sentence.ts';
import { holdOf, holdUntil } from './make-hold.ts';
import { type PriceHold, withHold } from './price-hold.ts';

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
  const { from, to } = cartArrival(cart, storefront, now);
  const { country, state, zip, city } = region;
  const isNamed = country === 'US' && city !== '';
  const place = isNamed ? `${city}, ${state}` : (findStateTitle(state) ?? countryName(country));
  const holds = (cart.checkout.priceHolds ?? []).filter((hold) => hold.until > now && hold.zip === zip);
  const [heldUntil = null] = holds.map(({ until }) => until).toSorted();
  const text = deliveredSentence({ country, zip, place, to, total });
  return { zip, place, from, to, text, heldUntil, held: heldUntil && heldSentence(heldUntil, now) };
};

/** The promises of a cart with one for each thing in it, at a place (decision record 015). */
export const holdWhole = (
  cart: SentCart,
  storefront: Storefront,
  place: { readonly country: string; readonly state: string; readonly zip: string },
  now: string,
): readonly PriceHold[] => {
  const until = holdUntil(storefront, now, cart.couponCode);
  return splitLines(cart.lines, storefront.findProduct).sellable.reduce<readonly PriceHold[]>(
    (holds, { productId, properties }) => {
      const product = storefront.findProduct(productId);
      const found = product && findVariant(product, properties);
      if (!found?.ok) return holds;
      const hold = holdOf(found.variant, storefront, { place, until, now });
      return withHold(holds, hold, now);
    },
    cart.checkout.priceHolds ?? [],
  );
};

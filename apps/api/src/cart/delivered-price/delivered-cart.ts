import type { CartBody } from '@counterpane/contract/cart/carts';
import { placeName } from '@counterpane/contract/place-name';
import { findStateTitle } from '@counterpane/rules/address/states';
import { variantOf } from '@counterpane/rules/cart/shortage';
import type { Money } from '@counterpane/rules/money/money';
import type { Variant } from '@counterpane/rules/options/product';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { CartContext } from '../carts/cart-context.ts';
import type { PriceHold } from '../checkout/saved-checkout.ts';
import { cartPromise, validDeliveryDate } from '../delivery/cart-delivery-promise.ts';
import { regionOf } from '../region/region-of.ts';
import { countryName, deliveredSentence, heldSentence } from './delivered-sentence.ts';
import { holdOf, holdUntil } from './new-price-hold.ts';
import { withHold } from './price-hold.ts';

/** The total of a cart with delivery and taxes, and its delivery days, as soon as its destination is known. */
export const deliveredCart = (context: CartContext, total: Money): CartBody['delivered'] => {
  const { cart, holds, storefront, now } = context;
  const region = regionOf(cart?.checkout);
  if (!cart || !region || cart.lines.length === 0) return null;
  const promise = cartPromise(context);
  const day = validDeliveryDate(context);
  const [from, to] = [day ?? promise.from, day ?? promise.until];
  const { country, state, zip, city } = region;
  const isNamed = country === 'US' && city !== '';
  const place = isNamed ? `${city}, ${state}` : (findStateTitle(state) ?? countryName(country));
  const heldUntil = wholeHeldUntil(variantsOf(context), holds, holdUntil(storefront, now, cart.couponCode));
  const text = deliveredSentence({ country, zip, place, to, total });
  return {
    zip,
    place: placeName(place),
    from,
    to,
    text,
    heldUntil,
    held: heldUntil && heldSentence(heldUntil, now),
  };
};

/**
 * Until when all of a cart is promised, an ISO time: null where any of it is not. A promise that was made now would
 * hold until `longest`: a code that was added since may end sooner.
 */
const wholeHeldUntil = (
  variants: readonly Variant[],
  holds: readonly PriceHold[],
  longest: string,
): string | null => {
  const ends = variants.map(({ sku }) =>
    holds
      .filter((hold) => hold.sku === sku)
      .map(({ until }) => until)
      .toSorted()
      .at(-1),
  );
  if (ends.length === 0 || ends.includes(undefined)) return null;
  const [first = null] = [...ends, longest].flatMap((end) => end ?? []).toSorted();
  return first;
};

const variantsOf = ({ lines, findProduct }: CartContext): Variant[] =>
  lines.flatMap((line) => variantOf(line, findProduct) ?? []);

/** The promises of a cart with one for each thing in it, at a place with these rates [R015]. */
export const holdWhole = (
  context: CartContext,
  place: { readonly country: string; readonly state: string; readonly zip: string },
  rates: RegionRates | null,
): readonly PriceHold[] => {
  const { cart, storefront, now } = context;
  const until = holdUntil(storefront, now, cart?.couponCode);
  return variantsOf(context).reduce<readonly PriceHold[]>(
    (holds, variant) => withHold(holds, holdOf(variant, storefront, { place, until, rates }), now),
    cart?.checkout.priceHolds ?? [],
  );
};

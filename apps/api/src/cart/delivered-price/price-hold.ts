import { MAX_LINES } from '@counterpane/rules/cart/line';
import type { FindProduct, Product } from '@counterpane/rules/options/product';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import { z } from 'zod';
import { findSigned, sign } from '../../http/signing.ts';
import type { PriceHold, SavedCheckout, SavedRegion } from '../checkout/saved-checkout.ts';

const holdSchema = z.object({
  storefront: z.string(),
  sku: z.string(),
  state: z.string(),
  zip: z.string(),
  listCents: z.int(),
  priceCents: z.int(),
  taxBasisPoints: z.number(),
  recyclingFee: z.int(),
  until: z.iso.datetime(),
});

const PURPOSE = 'price-hold';

/** The most that a cart keeps: one for each of its lines; the newest count. */
const MOST = MAX_LINES;

export const signHold = (hold: PriceHold, secret: string): string =>
  sign(Buffer.from(JSON.stringify(hold)).toString('base64url'), PURPOSE, secret);

/** The promise of a signed quote; null when it is not ours, of another storefront or over. */
export const findHold = (
  quote: string,
  { storefront, now, secret }: { readonly storefront: string; readonly now: string; readonly secret: string },
): PriceHold | null => {
  const text = findSigned(quote, PURPOSE, secret);
  if (text === null) return null;
  const hold = holdSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return hold.storefront === storefront && hold.until > now ? hold : null;
};

/** A checkout with what a quote promises, where it still holds. */
export const withQuote = (
  checkout: SavedCheckout,
  quote: string | undefined,
  own: Parameters<typeof findHold>[1],
): SavedCheckout => {
  const hold = quote === undefined ? null : findHold(quote, own);
  return hold ? { ...checkout, priceHolds: withHold(checkout.priceHolds ?? [], hold, own.now) } : checkout;
};

/**
 * A cart's holds with one more, without those that have expired. A dearer hold does not replace a cheaper one that
 * still runs: each holds for its whole time.
 */
export const withHold = (holds: readonly PriceHold[], hold: PriceHold, now: string): readonly PriceHold[] =>
  [...holds.filter((one) => one.until > now && !isKeptBy(one, hold)), hold].slice(-MOST);

/** Whether a newer hold is as cheap as an older one and lasts longer. */
const isKeptBy = (older: PriceHold, newer: PriceHold): boolean =>
  older.sku === newer.sku &&
  older.zip === newer.zip &&
  newer.priceCents <= older.priceCents &&
  newer.taxBasisPoints <= older.taxBasisPoints &&
  newer.recyclingFee <= older.recyclingFee;

/** The promises that hold where a cart goes. */
export const runningHolds = (
  holds: readonly PriceHold[],
  region: Pick<SavedRegion, 'state' | 'zip'> | null,
  now: string,
): readonly PriceHold[] => holds.filter((hold) => isRunningAt(hold, region, now));

/** Products at no more than their quoted price. Lower prices stay. */
export const findHeldProduct =
  (findProduct: FindProduct, holds: readonly PriceHold[]): FindProduct =>
  (id) => {
    const product = findProduct(id);
    return product && withHeldPrices(product, holds);
  };

/** Tax and fees, no higher than they were promised. */
export const heldRates = (rates: RegionRates | null, holds: readonly PriceHold[]): RegionRates | null =>
  rates && {
    ...rates,
    taxBasisPoints: Math.min(rates.taxBasisPoints, ...holds.map(({ taxBasisPoints }) => taxBasisPoints)),
    recyclingFee: Math.min(rates.recyclingFee, ...holds.map(({ recyclingFee }) => recyclingFee)),
  };

/** Whether a hold is unexpired and matches the destination; an unknown destination matches. */
const isRunningAt = (
  { until, state, zip }: PriceHold,
  region: Pick<SavedRegion, 'state' | 'zip'> | null,
  now: string,
): boolean =>
  until > now && (region === null || (plain(region.zip) === plain(zip) && region.state === state));

/** Both prices are restored, because the shown saving is their difference. */
const withHeldPrices = (product: Product, holds: readonly PriceHold[]): Product => {
  const own = holds.filter(({ sku, priceCents }) => (product.variants[sku]?.price ?? 0) > priceCents);
  if (own.length === 0) return product;
  const variants = { ...product.variants };
  for (const { sku, listCents, priceCents } of own) {
    const variant = variants[sku];
    if (variant && variant.price > priceCents)
      variants[sku] = { ...variant, list: listCents, price: priceCents };
  }
  return { ...product, variants };
};

/** A postal code to compare. @example plain('m5v-2t6') // "M5V2T6"; of a US code the first five digits count */
const plain = (zip: string): string => {
  const code = zip.toUpperCase().replace(/[\s-]/g, '');
  return /^\d{9}$/.test(code) ? code.slice(0, 5) : code;
};

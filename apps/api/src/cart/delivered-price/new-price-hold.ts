import type { Variant } from '@counterpane/rules/options/product';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import { priceHoldEnd } from '@counterpane/rules/pricing/price-hold-end';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { PriceHold } from '../checkout/saved-checkout.ts';

/**
 * Until when a hold lasts that is given now, an ISO time: the beginning or end of a sale ends it, and so does the
 * end of the code that its total includes.
 */
export const holdUntil = (storefront: Storefront, now: string, couponCode: string | null = null): string =>
  priceHoldEnd(now, nextPriceChange([couponCode], storefront, now));

interface Promised {
  readonly place: { readonly country: string; readonly state: string; readonly zip: string };
  readonly until: string;
  /** Tax and fees there. */
  readonly rates: RegionRates | null;
}

/** What is promised of one variant at a place: its prices, and the tax and fee there. */
export const holdOf = (
  { sku, list, price }: Pick<Variant, 'sku' | 'list' | 'price'>,
  { key }: Pick<Storefront, 'key'>,
  { place, until, rates }: Promised,
): PriceHold => ({
  storefront: key,
  sku,
  state: place.state,
  zip: place.zip,
  listCents: list,
  priceCents: price,
  taxBasisPoints: rates?.taxBasisPoints ?? 0,
  recyclingFee: rates?.recyclingFee ?? 0,
  until,
});

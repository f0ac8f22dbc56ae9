import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { KeptTaxRate, SavedCheckout } from '../checkout/saved-checkout.ts';

/** The checkout with what was found; an older answer stays while nobody knows better. */
export const withFoundRate = (checkout: SavedCheckout, found: KeptTaxRate | null): SavedCheckout =>
  found ? { ...checkout, taxRate: found } : checkout;

/** Tax and fees at a place: the tax that was found for it, at every other place what the own table says. */
export const ratesAt = (
  { findRates }: Pick<Storefront, 'findRates'>,
  where: Place | null,
  kept: KeptTaxRate | null | undefined,
  now: string,
): RegionRates | null => {
  const rates = findRates(where, now);
  const isThere =
    kept &&
    where?.country === kept.country &&
    where.state === kept.state &&
    where.zip.trim() === kept.zip.trim();
  return rates && isThere && !rates.taxIncluded ? { ...rates, taxBasisPoints: kept.basisPoints } : rates;
};

type Place = Pick<KeptTaxRate, 'country' | 'state' | 'zip'>;

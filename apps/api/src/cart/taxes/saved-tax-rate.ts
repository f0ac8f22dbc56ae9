import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedCheckout, SavedTaxRate } from '../checkout/saved-checkout.ts';

/** The checkout with the rate that was found; an older rate stays while none is found. */
export const withFoundRate = (checkout: SavedCheckout, found: SavedTaxRate | null): SavedCheckout =>
  found ? { ...checkout, taxRate: found } : checkout;

/** Tax and fees in a region: the rate that was found for it, and the table's rate in every other one. */
export const ratesAt = (
  { findRates }: Pick<Storefront, 'findRates'>,
  where: TaxRegion | null,
  kept: SavedTaxRate | null | undefined,
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

type TaxRegion = Pick<SavedTaxRate, 'country' | 'state' | 'zip'>;

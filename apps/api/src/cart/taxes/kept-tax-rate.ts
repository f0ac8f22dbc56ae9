import type { Storefront } from '../../catalogue/storefront.ts';
import type { KeptTaxRate, SavedCheckout } from '../checkout/saved-checkout.ts';

/** The checkout with what was found; an older answer stays while nobody knows better. */
export const withFoundRate = (checkout: SavedCheckout, found: KeptTaxRate | null): SavedCheckout =>
  found ? { ...checkout, taxRate: found } : checkout;

/** The storefront that takes this tax at this place; every other place has what the own table says. */
export const withTaxRate = (storefront: Storefront, kept: KeptTaxRate | null | undefined): Storefront => {
  if (!kept) return storefront;
  return {
    ...storefront,
    findRates: (where, at) => {
      const rates = storefront.findRates(where, at);
      const isThere =
        where?.country === kept.country && where.state === kept.state && where.zip.trim() === kept.zip.trim();
      return rates && isThere && !rates.taxIncluded ? { ...rates, taxBasisPoints: kept.basisPoints } : rates;
    },
  };
};

import type { PricedCart } from '../pricing/price-cart.ts';

/** What a collection costs as it was chosen ([C3], page state). Amounts in cents. */
export interface CollectionPrices {
  readonly totalValue: number;
  readonly finalPrice: number;
  readonly discount: number;
}

/**
 * The prices of a collection from the priced cart of its items: what they are worth, what they cost after
 * sales and sets, and the difference, which is never below nothing [C3].
 */
export const collectionPrices = ({ lines }: Pick<PricedCart, 'lines'>): CollectionPrices => {
  const own = lines.filter(({ isGift }) => !isGift);
  const totalValue = own.reduce((sum, { variant, quantity }) => sum + variant.value * quantity, 0);
  const finalPrice = own.reduce((sum, { running }) => sum + running, 0);
  const discount = Math.max(0, totalValue - finalPrice);
  return { totalValue, finalPrice, discount };
};

import { displayMoney, wholeDollars } from '../money/display.ts';
import { type Currency, money } from '../money/money.ts';
import type { PricedCart } from '../pricing/price-cart.ts';

/** What a collection costs as it was chosen ([C3], page state). Amounts in cents. */
interface CollectionPrices {
  readonly totalValue: number;
  readonly finalPrice: number;
  readonly discount: number;
  /** As shoppers read them; the discount in whole dollars, rounded down. */
  readonly formatted: {
    readonly totalValue: string;
    readonly finalPrice: string;
    readonly discount: string;
  };
}

/**
 * The prices of a collection from the priced cart of its items: what they are worth, what they cost after
 * sales and sets, and the difference, which is never below nothing [C3].
 */
export const collectionPrices = (
  { lines }: Pick<PricedCart, 'lines'>,
  currency: Currency,
): CollectionPrices => {
  const own = lines.filter(({ isGift }) => !isGift);
  const totalValue = own.reduce((sum, { variant, quantity }) => sum + variant.value * quantity, 0);
  const finalPrice = own.reduce((sum, { running }) => sum + running, 0);
  const discount = Math.max(0, totalValue - finalPrice);
  const read = (amount: number) => displayMoney(money(amount, currency));
  return {
    totalValue,
    finalPrice,
    discount,
    formatted: {
      totalValue: read(totalValue),
      finalPrice: read(finalPrice),
      discount: displayMoney(wholeDollars(money(discount, currency))),
    },
  };
};

import type { WhiteGlovePrices } from '@counterpane/contract/cart/delivery';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import { whiteGloveFee } from '@counterpane/rules/delivery/white-glove-fee';
import type { CartContext } from '../carts/cart-context.ts';

/** The price of white glove service for the visitor's cart; for an empty cart the price of the first item. */
export const whiteGlovePrices = (
  { price }: Pick<CartContext, 'price'>,
  tariff: WhiteGloveTariff,
): WhiteGlovePrices => {
  const { lines, sets } = price();
  if (lines.length === 0) return { basePrice: tariff.first, discountedPrice: tariff.first };
  const { amount, baseAmount } = whiteGloveFee(lines, tariff, sets);
  return { basePrice: baseAmount, discountedPrice: amount };
};

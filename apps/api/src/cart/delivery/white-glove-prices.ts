import type { WhiteGlovePrices } from '@counterpane/contract/cart/delivery';
import { whiteGloveFee } from '@counterpane/rules/delivery/white-glove';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceStoredCart } from '../carts/cart-view.ts';
import type { Cart } from '../carts/store.ts';

/** What white glove service costs the visitor's cart; an empty cart is told the price of the first item. */
export const whiteGlovePrices = (
  cart: Cart | null,
  tariff: WhiteGloveTariff,
  storefront: Storefront,
  now: string,
): WhiteGlovePrices => {
  const { lines, sets } = priceStoredCart(cart, storefront, now);
  if (lines.length === 0) return { basePrice: tariff.first, discountedPrice: tariff.first };
  const { amount, baseAmount } = whiteGloveFee(lines, tariff, sets);
  return { basePrice: baseAmount, discountedPrice: amount };
};

import type { CartLine } from '@counterpane/rules/cart/line';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type PriceContext, priceLines } from './price-lines.ts';

/** Lines, and what their goods cost in cents. */
export interface PricedGoods {
  readonly lines: readonly CartLine[];
  readonly goods: number;
}

/** What its goods cost, in cents: without delivery, fees and taxes, which depend on where they go. */
export const goodsPrice = ({ lines }: Pick<PricedCart, 'lines'>): number =>
  lines.reduce((sum, { running }) => sum + running, 0);

/** The lines that there are before something is added. */
export const pricedGoods = (
  storefront: Storefront,
  lines: readonly CartLine[],
  context: Omit<PriceContext, 'delivery' | 'region'>,
): PricedGoods => ({ lines, goods: goodsPrice(priceLines(storefront, { ...context, lines })) });

/**
 * The rise of the goods' price, in cents, from what it was to that of these lines, with the fixed saving of a set
 * and the coupon. Page, cart and quote promise the same, whatever sets the addition completes.
 */
export const addedPrice = (priced: PricedCart, before: PricedGoods): number =>
  goodsPrice(priced) - before.goods;

import type { VariantView } from '@counterpane/contract/pages';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { goodsPrice } from '../carts/added-price.ts';
import { priceLines } from '../carts/price-lines.ts';
import type { Storefront } from '../catalogue/snapshot.ts';

/** The largest quantity that a product page offers. */
export const MOST_ON_PAGE = 10;

/** What two and more of a variant cost together, up to what a page offers: as the cart counts, with every tier. */
export const quantityTotals = (
  product: Product,
  variant: Variant,
  storefront: Storefront,
  now: string,
): VariantView['totals'] =>
  Array.from({ length: MOST_ON_PAGE - 1 }, (_, index) => {
    const quantity = index + 2;
    const line = {
      id: 'item-1',
      productId: product.id,
      properties: variant.chosen,
      quantity,
      forItem: null,
    };
    const priced = priceLines(storefront, { lines: [line], coupon: null, now });
    return { quantity, price: money(goodsPrice(priced), storefront.definition.currency) };
  });

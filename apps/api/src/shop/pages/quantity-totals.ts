import type { VariantBody } from '@counterpane/contract/pages/pages';
import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { pricedGoods } from '../../cart/pricing/goods-price.ts';
import { pricedAs } from '../../cart/pricing/priced-as.ts';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

const remember = rememberByStorefront<VariantBody['totals']>();

/** What two and more of a variant cost together, up to what a page offers: as the cart counts, with every tier. */
export const quantityTotals = (
  product: Product,
  variant: Variant,
  storefront: Storefront,
): VariantBody['totals'] =>
  remember(storefront, pricedAs(product, variant), () =>
    Array.from({ length: QUANTITY.maxOnPage - 1 }, (_, index) => {
      const quantity = index + 2;
      const line = { id: 'all', productId: product.id, properties: variant.chosen, quantity, forItem: null };
      const { goods } = pricedGoods(storefront, [line], { coupon: null, now: storefront.pricesAt });
      return { quantity, price: money(goods, storefront.definition.currency) };
    }),
  );

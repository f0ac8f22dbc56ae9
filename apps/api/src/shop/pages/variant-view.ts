import type { VariantBody } from '@counterpane/contract/pages/pages';
import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { swapsByAmount } from '@counterpane/rules/options/swaps-by-amount';
import { isBackOrdered, isPurchasable } from '@counterpane/rules/stock/availability';
import { groundFacts } from '../../cart/delivery/delivery-estimate.ts';
import { deliveryView } from '../../cart/delivery/delivery-view.ts';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import { receiptView } from '../../cart/view/line-view.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

/** One of a variant as its page shows it: priced by the pipeline that prices the cart, so that they agree to the cent. */
export const variantView = (
  product: Product,
  variant: Variant,
  storefront: Storefront,
  now: string,
): Omit<VariantBody, 'totals'> => {
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const line = {
    id: 'item-1',
    productId: product.id,
    properties: variant.chosen,
    quantity: 1,
    forItem: null,
  };
  const priced = priceLines(storefront, { lines: [line], coupon: null, now });
  return {
    sku: variant.sku,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    price: cash(priced.totalPrice),
    listPrice: cash(variant.list),
    isPurchasable: isPurchasable(variant.availability),
    isBackOrdered: isBackOrdered(variant.availability),
    receipt: receiptView(priced.receipt),
    swaps: swapsByAmount(product, variant, QUANTITY.maxOnPage),
    delivery: deliveryView({ product, variant }, groundFacts(now)),
    gifts: priced.lines
      .filter(({ isGift }) => isGift)
      .map((gift) => {
        const size = gift.variant.chosen.find(({ name }) => name === 'Size');
        return {
          title: gift.product.title,
          quantity: gift.quantity,
          size: size ? optionTitle(gift.product, size) : null,
          value: cash(gift.variant.value * gift.quantity),
        };
      }),
  };
};

import type { PageItem } from '@counterpane/contract/pages/page-state';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/delivery-choice';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { isPropertyName } from '@counterpane/rules/options/property-names';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { pageItem } from './page-item.ts';

/** What the line of an item is called while its set is priced. */
export const setLineId = (index: number): string => `set-${index}`;

/**
 * The items of a set priced as a cart of their own, without a coupon; with ground delivery unless another option is
 * given.
 */
export const priceItems = (
  items: readonly ItemToAdd[],
  storefront: Storefront,
  now: string,
  delivery: DeliveryChoice = GROUND,
): PricedCart =>
  priceLines(storefront, {
    lines: items.map(({ productID, quantity, properties }, index) => ({
      id: setLineId(index),
      productId: productID,
      quantity,
      properties: properties.flatMap(({ name, value }) => (isPropertyName(name) ? [{ name, value }] : [])),
      forItem: null,
    })),
    coupon: null,
    delivery,
    now,
  });

/** What a step of the price took off all lines together, in cents. */
export const savedBy = (
  { receipt }: Pick<PricedCart, 'receipt'>,
  wanted: PricedCart['receipt']['lines'][number]['step'],
): number => receipt.lines.filter(({ step }) => step === wanted).reduce((sum, { amount }) => sum - amount, 0);

/** An item with its choices in words; none of what is not in the catalogue. */
export const toPageItem = (
  { productID, properties, quantity }: ItemToAdd,
  { findProduct }: Storefront,
): PageItem[] => {
  const product = findProduct(productID);
  const found = product && findVariant(product, properties);
  return product && found?.ok ? [pageItem(product, found.variant, quantity)] : [];
};

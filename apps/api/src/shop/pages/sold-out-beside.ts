import type { Flags } from '@counterpane/rules/flags';
import type { Product } from '@counterpane/rules/options/product';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/** Whether nothing of an upsell can be had beside a size of the page although it is made for it. */
export const isSoldOutBeside = (
  upsell: FoundUpsell,
  product: Product,
  size: string,
  flags: Pick<Flags, 'splitKingGift'>,
): boolean =>
  upsellChoice(upsell, product, size, flags) === null &&
  upsellChoice(upsell, inStock(product), size, flags) !== null;

/** As if all of it were there. */
const inStock = (product: Product): Product => {
  const variants = Object.entries(product.variants).map(([sku, variant]) => {
    const availability = { ...variant.availability, isActive: true, isInStock: true };
    return [sku, { ...variant, availability }];
  });
  return { ...product, variants: Object.fromEntries(variants) };
};

import type { Flags } from '@counterpane/rules/flags';
import type { Product } from '@counterpane/rules/options/product';
import { type UpsellChoice, upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

type Rules = Pick<FoundUpsell, 'hasSizeVariant' | 'defaultProperties' | 'alternativeProperties'>;
type ChoiceFlags = Pick<Flags, 'splitKingGift'>;

/**
 * The choice that an upsell starts with for a size of the page; where all that fits is sold out, the choice that it would
 * start with. Null where nothing fits.
 */
export const upsellDefaultChoice = (
  upsell: Rules,
  product: Product,
  size: string | null,
  flags: ChoiceFlags,
): UpsellChoice | null => {
  const choice =
    upsellChoice(upsell, product, size, flags) ?? upsellChoice(upsell, inStock(product), size, flags);
  const variant = choice && product.variants[choice.variant.sku];
  return choice && variant ? { ...choice, variant } : null;
};

/** The product as if every variant were in stock. */
const inStock = (product: Product): Product => {
  const variants = Object.entries(product.variants).map(([sku, variant]) => {
    const availability = { ...variant.availability, isActive: true, isInStock: true };
    return [sku, { ...variant, availability }];
  });
  return { ...product, variants: Object.fromEntries(variants) };
};

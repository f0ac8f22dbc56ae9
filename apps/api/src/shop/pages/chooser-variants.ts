import type { Product, Variant } from '@counterpane/rules/options/product';
import type { UpsellChoice } from '@counterpane/rules/upsells/upsell-choice';

/**
 * Every variant that an upsell's choosers lead to, the one that it starts with first; some cannot be bought. Its size
 * is that of the page, the rest may be chosen ([C3], defaultProperties).
 * @example chooserVariants(sheets, choice).map(({ sku }) => sku) // ["hal-sheets-s:queen/c:white", …]
 */
export const chooserVariants = (
  product: Pick<Product, 'variants'>,
  { variant: start, choosers }: Pick<UpsellChoice, 'variant' | 'choosers'>,
): Variant[] => {
  const fixed = start.chosen.filter(({ name }) => name === 'Size' || !choosers.includes(name));
  const isReached = ({ chosen }: Variant) =>
    fixed.every(({ name, value }) => chosen.some((choice) => choice.name === name && choice.value === value));
  return [start, ...Object.values(product.variants).filter((other) => other !== start && isReached(other))];
};

import type { Flags } from '../flags.ts';
import type { ProductKind } from '../options/product.ts';
import type { ComboWithBase } from './upsell-item.ts';

/**
 * What an upsell's combination with the product of the page is called, or null when it is not shown
 * ([C3], isComboWithBaseProduct). The second label is Serenity's, the third Premier's: the
 * flag `premierLabel` switches from the one to the other; the plain label stands in for either.
 * @example comboLabel(combo, 'mattress', { premierLabel: true }) // "Premier Bundle"
 */
export const comboLabel = (
  combo: ComboWithBase | null,
  pageKind: ProductKind,
  { premierLabel }: Pick<Flags, 'premierLabel'>,
): string | null => {
  if (!combo?.show || (combo.sellsWithMattress && pageKind !== 'mattress')) return null;
  return (premierLabel ? combo.labelV3 : combo.labelV2) ?? combo.label;
};

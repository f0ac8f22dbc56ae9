import { isBackOrdered, isPurchasable } from '../stock/availability.ts';
import { findVariant } from './find-variant.ts';
import type { Product, Variant } from './product.ts';
import type { ChosenProperty, PropertyName } from './property-names.ts';

/** How one option of a product shows, the other choices staying as they are. */
export interface OptionChoice {
  /** What it leads to cannot be bought. */
  readonly isDisabled: boolean;
  readonly isOutOfStock: boolean;
  /** It ships later. */
  readonly isBackOrdered: boolean;
}

/**
 * Disabled when what it leads to cannot be bought, flagged when it has no stock; whether it may be
 * back-ordered is kept (catalogue section 4). What is not made is disabled as well (lesson 42).
 * @example optionChoice(sheets, chosen, 'Color', 'grey').isDisabled
 */
export const optionChoice = (
  product: Product,
  chosen: readonly ChosenProperty[],
  name: PropertyName,
  value: string,
): OptionChoice => stateOf(findChosen(product, withChoice(chosen, name, value)));

/**
 * Whether a size can be had: the variant exists and can be bought (catalogue section 5, decisions
 * row 1). A back-ordered one can.
 */
export const isSizeAvailable = (product: Product, chosen: readonly ChosenProperty[], size: string): boolean =>
  !optionChoice(product, chosen, 'Size', size).isDisabled;

const withChoice = (
  chosen: readonly ChosenProperty[],
  name: PropertyName,
  value: string,
): ChosenProperty[] => [...chosen.filter((other) => other.name !== name), { name, value }];

const findChosen = (product: Product, chosen: readonly ChosenProperty[]): Variant | null => {
  const found = findVariant(product, chosen);
  return found.ok ? found.variant : null;
};

const stateOf = (variant: Variant | null): OptionChoice => ({
  isDisabled: !isPurchasable(variant?.availability),
  isOutOfStock: variant?.availability.isInStock !== true,
  isBackOrdered: isBackOrdered(variant?.availability),
});

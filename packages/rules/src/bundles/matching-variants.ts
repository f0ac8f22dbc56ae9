import type { Product, Variant } from '../options/product.ts';

/**
 * The variants of a product that have all of these choices, in any case [C4];
 * what was not chosen is open.
 * @example matchingVariants(headboard, [{ name: 'Size', value: 'queen' }]) // in every colour
 */
export const matchingVariants = (
  { variants }: Product,
  choices: readonly { readonly name: string; readonly value: string }[],
): Variant[] =>
  Object.values(variants).filter(({ chosen }) =>
    choices.every(({ name, value }) =>
      chosen.some((other) => other.name === name && other.value.toLowerCase() === value.toLowerCase()),
    ),
  );

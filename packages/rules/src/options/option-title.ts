import type { Product } from './product.ts';
import type { ChosenProperty } from './property-names.ts';

/**
 * What a shopper reads for a choice; the bare value when the product does not know it [C3].
 * @example optionTitle(mattress, { name: 'Size', value: 'twinXL' }) // "Twin XL"
 */
export const optionTitle = (
  { properties }: Pick<Product, 'properties'>,
  { name, value }: ChosenProperty,
): string =>
  properties.find((property) => property.name === name)?.options.find((option) => option.value === value)
    ?.title ?? value;

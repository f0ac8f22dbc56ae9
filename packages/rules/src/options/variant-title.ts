import { optionTitle } from './option-title.ts';
import type { Product, Variant } from './product.ts';

/** A product with what was chosen of it [C3]. @example variantTitle(mattress, twin) // "Classic mattress, Twin" */
export const variantTitle = (
  product: Pick<Product, 'title' | 'properties'>,
  { chosen }: Pick<Variant, 'chosen'>,
): string => [product.title, ...chosen.map((choice) => optionTitle(product, choice))].join(', ');

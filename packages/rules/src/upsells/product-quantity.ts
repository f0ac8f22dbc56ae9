import type { Product } from '../options/product.ts';

/** The marker of pillows that are sold in pairs. */
const PILLOW_PAIR_MARKER = 'pillow-pair';

/**
 * How many of a product a page starts with: 1, or 2 of a pillow that is sold in pairs and is what the page
 * is about [C5, D49].
 * @example startQuantity(pillow, true) // 2
 */
export const startQuantity = (
  { kind, markers }: Pick<Product, 'kind' | 'markers'>,
  isMainProduct: boolean,
): number => (isMainProduct && kind === 'pillow' && markers.includes(PILLOW_PAIR_MARKER) ? 2 : 1);

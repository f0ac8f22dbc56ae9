import type { ProductData } from '@counterpane/catalogue/product-schema';
import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import { findSize, type Size } from '@counterpane/rules/options/sizes';
import { hasShapeTrait } from './shape-traits.ts';

/** Inches by which something is wider and longer than the size that the catalogue measures. */
interface SizeGrowth {
  readonly width: number;
  readonly length: number;
}

/** The catalogue measures the queen, where there is one, else the smallest. */
export const measuredSize = ({ sizes }: Pick<ProductData, 'sizes'>): Size | null =>
  findSize(sizes.includes('queen') ? 'queen' : (sizes[0] ?? ''));

/** What another size adds. Of what is folded or the same in all sizes nothing. */
export const growthOf = (data: Pick<ProductData, 'sizes' | 'appearance'>, size: Size | null): SizeGrowth => {
  const { shape } = data.appearance;
  const from = sidesOf(measuredSize(data));
  const to = sidesOf(size);
  if (from === null || to === null) return { width: 0, length: 0 };
  return {
    width: hasShapeTrait(shape, 'bed-wide') ? to.width - from.width : 0,
    length: hasShapeTrait(shape, 'bed-long') ? to.length - from.length : 0,
  };
};

/** Width and length of a mattress in inches, both halves together; null for a size that mattresses do not have. */
const sidesOf = (size: Size | null): SizeGrowth | null => {
  const text = size === null ? undefined : MATTRESS_INCHES[size];
  const [, two, width, length] = /^(two )?(\d+) × (\d+)$/.exec(text ?? '') ?? [];
  if (width === undefined || length === undefined) return null;
  return { width: Number(width) * (two === undefined ? 1 : 2), length: Number(length) };
};

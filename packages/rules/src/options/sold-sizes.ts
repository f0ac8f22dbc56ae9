import type { Flags } from '../flags.ts';
import type { ProductKind } from './product.ts';

/**
 * Whether a size is sold at all: split king only with the flag `splitKing`, the king of an adjustable base
 * only with `kingAdjustable` ([C3], feature flags).
 * @example isSoldInSize('mattress', 'splitKing', { splitKing: false, kingAdjustable: true }) // false
 */
export const isSoldInSize = (
  kind: ProductKind,
  size: string | null,
  { splitKing, kingAdjustable }: Pick<Flags, 'splitKing' | 'kingAdjustable'>,
): boolean => {
  if (size === 'splitKing') return splitKing;
  return kind === 'adjustable-base' && size === 'king' ? kingAdjustable : true;
};

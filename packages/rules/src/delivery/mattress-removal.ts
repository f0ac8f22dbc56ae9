import { sum } from '../money/sum.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { DraftLine } from '../pricing/draft.ts';

/**
 * How many old mattresses a delivery can take away: one for each new one that is paid for [D8].
 * @example removableMattresses([twoMattresses, pillow]) // 2
 */
export const removableMattresses = (
  lines: readonly Pick<DraftLine, 'isGift' | 'product' | 'quantity'>[],
): number =>
  sum(
    lines
      .filter(({ isGift, product }) => !isGift && hasTrait(product.kind, 'replaces-old'))
      .map(({ quantity }) => quantity),
  );

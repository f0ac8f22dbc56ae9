import type { DraftLine } from '../pricing/draft.ts';
import { type AutomaticPromotion, isRunning } from './automatic-promotion.ts';

type CountedLine = Pick<DraftLine, 'isGift' | 'quantity'> & {
  readonly product: Pick<DraftLine['product'], 'kind'>;
};

/** How many units a promotion counts: what was chosen of its kinds, gifts left out. */
export const countedUnits = (
  { productKinds }: Pick<AutomaticPromotion, 'productKinds'>,
  lines: readonly CountedLine[],
): number =>
  lines
    .filter(
      ({ isGift, product }) => !isGift && (productKinds.length === 0 || productKinds.includes(product.kind)),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

interface NextTier {
  readonly promotion: AutomaticPromotion;
  /** How many more units reach it. */
  readonly more: number;
}

/**
 * Buy more, save more: the nearest tier that a cart has not reached and of which it has at least one unit; null
 * where there is none [D90].
 */
export const nextTier = (
  promotions: readonly AutomaticPromotion[],
  lines: readonly CountedLine[],
  now: string,
): NextTier | null => {
  const [nearest] = promotions
    .filter((promotion) => isRunning(promotion, now))
    .map((promotion) => ({ promotion, units: countedUnits(promotion, lines) }))
    .filter(({ promotion, units }) => units > 0 && units < promotion.minimumUnits)
    .map(({ promotion, units }) => ({ promotion, more: promotion.minimumUnits - units }))
    .toSorted((a, b) => a.more - b.more);
  return nearest ?? null;
};

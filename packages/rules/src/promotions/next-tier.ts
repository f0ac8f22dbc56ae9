import type { EvaluatedPromotion, Promotion } from './promotion.ts';

interface NextTier {
  readonly promotion: Promotion;
  /** How many more units reach it. */
  readonly more: number;
  /** What it then takes off each of them. */
  readonly basisPoints: number;
}

/**
 * Buy more, save more: the nearest tier that a cart has not reached and of which it has at least one unit, be it a
 * promotion of its own or a step of one; null where there is none [D90].
 */
export const nextTier = (evaluated: readonly EvaluatedPromotion[]): NextTier | null => {
  const [nearest] = evaluated
    .filter(({ units }) => units > 0)
    .flatMap(tiersAhead)
    .toSorted((a, b) => a.more - b.more);
  return nearest ?? null;
};

const tiersAhead = ({ promotion, units, missing: [missing, ...others] }: EvaluatedPromotion): NextTier[] => {
  const { benefit } = promotion;
  if (benefit.type === 'percent')
    return missing?.code === 'units' && others.length === 0
      ? [{ promotion, more: missing.units, basisPoints: benefit.basisPoints }]
      : [];
  if (benefit.type !== 'unit-tiers' || missing) return [];
  return benefit.tiers
    .filter(({ from }) => from > units)
    .map(({ from, basisPoints }) => ({ promotion, more: from - units, basisPoints }));
};

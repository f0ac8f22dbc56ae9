import { countUnits } from './count-units.ts';
import { isInScope, missingFor, type PromotedCart, type Promotion } from './promotion.ts';

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
export const nextTier = (promotions: readonly Promotion[], cart: PromotedCart): NextTier | null => {
  const [nearest] = promotions
    .filter((promotion) => cart.lines.some((line) => isInScope(promotion, line)))
    .flatMap((promotion) => tiersAhead(promotion, cart))
    .toSorted((a, b) => a.more - b.more);
  return nearest ?? null;
};

const tiersAhead = (promotion: Promotion, cart: PromotedCart): NextTier[] => {
  const { benefit } = promotion;
  const missing = missingFor(promotion, cart);
  if (benefit.type === 'percent')
    return missing.length === 1
      ? missing.flatMap((one) =>
          one.code === 'units' ? [{ promotion, more: one.units, basisPoints: benefit.basisPoints }] : [],
        )
      : [];
  if (benefit.type !== 'unit-tiers' || missing.length > 0) return [];
  const units = countUnits(cart.lines.filter((line) => isInScope(promotion, line)));
  return benefit.tiers
    .filter(({ from }) => from > units)
    .map(({ from, basisPoints }) => ({ promotion, more: from - units, basisPoints }));
};

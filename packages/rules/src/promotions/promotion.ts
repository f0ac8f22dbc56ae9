import type { ProductKind } from '../options/product.ts';
import { type Benefit, isPerUnit } from './benefits.ts';
import type { Buyer, Missing, PromotedLine, PromotionBasis } from './condition-type.ts';
import { type Condition, changesOf, countsUnits, missingOf } from './conditions.ts';

/**
 * A promotion that needs no code. Within a lane the best one counts for a line; lanes stack in the
 * order given [L23].
 */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly lane: string;
  /** What it looks at and takes off. Empty means every product. */
  readonly productKinds: readonly ProductKind[];
  /** All of them have to be met. */
  readonly conditions: readonly Condition[];
  readonly benefit: Benefit;
}

/** A cart as promotions see it. */
export interface PromotedCart {
  readonly lines: readonly PromotedLine[];
  readonly buyer: Buyer;
  /** ISO time. */
  readonly now: string;
}

/** Whether a line is in the scope of a promotion. What costs nothing already never is. */
export const isInScope = (
  { productKinds }: Pick<Promotion, 'productKinds'>,
  { isGift, product }: Pick<PromotedLine, 'isGift' | 'product'>,
): boolean => !isGift && (productKinds.length === 0 || productKinds.includes(product.kind));

/** What a promotion lacks before it counts, as data; empty when it counts. */
export const missingFor = (promotion: Promotion, { lines, buyer, now }: PromotedCart): readonly Missing[] => {
  const basis: PromotionBasis = { lines: lines.filter((line) => isInScope(promotion, line)), buyer, now };
  return promotion.conditions.flatMap((condition) => missingOf(condition, basis) ?? []);
};

/** When a promotion may begin or end by itself after `now`, as ISO times. */
export const promotionChanges = ({ conditions }: Promotion, now: string): readonly string[] =>
  conditions.flatMap((condition) => changesOf(condition, now));

/** Whether several units may cost something else than so many times what one does. */
export const dependsOnUnits = ({ conditions, benefit }: Promotion): boolean =>
  !isPerUnit(benefit) || conditions.some((condition) => countsUnits(condition));

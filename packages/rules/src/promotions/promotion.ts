import type { ProductKind } from '../options/product.ts';
import type { Reach } from './benefit-type.ts';
import { type Benefit, benefitReach } from './benefits.ts';
import type { Buyer, Missing, PromotedLine, PromotionBasis } from './condition-type.ts';
import { type Condition, changesOf, countsUnits, missingOf } from './conditions.ts';
import { countUnits } from './count-units.ts';

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

/** A promotion as it was judged when its lane was priced: what lanes after it and coupons take off changes nothing of it. */
export interface JudgedPromotion {
  readonly promotion: Promotion;
  /** So many units in the cart it is about. */
  readonly units: number;
  /** What it lacks before it counts, as data; empty when it counts. */
  readonly missing: readonly Missing[];
}

/** What a promotion is about in a cart, and what it lacks. */
export const judgePromotion = (
  promotion: Promotion,
  { lines, buyer, now }: PromotedCart,
): JudgedPromotion => {
  const basis: PromotionBasis = { lines: lines.filter((line) => isInScope(promotion, line)), buyer, now };
  return {
    promotion,
    units: countUnits(basis.lines),
    missing: promotion.conditions.flatMap((condition) => missingOf(condition, basis) ?? []),
  };
};

/** When a promotion may begin or end by itself after `now`, as ISO times. */
export const promotionChanges = ({ conditions }: Promotion, now: string): readonly string[] =>
  conditions.flatMap((condition) => changesOf(condition, now));

/** What the discount of a promotion may depend on. */
export const promotionReach = ({ conditions, benefit }: Promotion): Reach =>
  conditions.some((condition) => countsUnits(condition)) ? 'cart' : benefitReach(benefit);

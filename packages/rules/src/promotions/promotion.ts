import type { ProductKind } from '../options/product.ts';
import type { Reach } from './benefit-type.ts';
import { type Benefit, benefitReach } from './benefits.ts';
import type { Buyer, Missing, PromotedLine, PromotionBasis } from './condition-type.ts';
import { type Condition, changesOf, countsUnits, missingOf } from './conditions.ts';
import { countUnits } from './count-units.ts';

/** What takes something off and when, be it by itself or with a code [R035]. */
export interface PromotionTerms {
  readonly title: string;
  /** What it looks at and takes off. Empty means every product. */
  readonly productKinds: readonly ProductKind[];
  /** All of them have to be met. */
  readonly conditions: readonly Condition[];
  readonly benefit: Benefit;
}

/**
 * A promotion that needs no code. Within a lane the best one counts for a line; lanes stack in the
 * order given [L23].
 */
export interface Promotion extends PromotionTerms {
  readonly id: string;
  readonly lane: string;
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
  { productKinds }: Pick<PromotionTerms, 'productKinds'>,
  { isGift, product }: Pick<PromotedLine, 'isGift' | 'product'>,
): boolean => !isGift && (productKinds.length === 0 || productKinds.includes(product.kind));

/** What terms are about in a cart, and what they lack. */
interface EvaluatedTerms {
  /** So many units in the cart they are about. */
  readonly units: number;
  /** What they lack before they count, as data; empty when they count. */
  readonly missing: readonly Missing[];
}

/** A promotion as it was evaluated when its lane was priced: what lanes after it and coupons take off changes nothing of it. */
export interface EvaluatedPromotion extends EvaluatedTerms {
  readonly promotion: Promotion;
}

export const evaluateTerms = (terms: PromotionTerms, { lines, buyer, now }: PromotedCart): EvaluatedTerms => {
  const basis: PromotionBasis = { lines: lines.filter((line) => isInScope(terms, line)), buyer, now };
  return {
    units: countUnits(basis.lines),
    missing: terms.conditions.flatMap((condition) => missingOf(condition, basis) ?? []),
  };
};

/** What a promotion is about in a cart, and what it lacks. */
export const evaluatePromotion = (promotion: Promotion, cart: PromotedCart): EvaluatedPromotion => ({
  promotion,
  ...evaluateTerms(promotion, cart),
});

/** When a promotion may begin or end by itself after `now`, as ISO times. */
export const promotionChanges = (
  { conditions }: Pick<PromotionTerms, 'conditions'>,
  now: string,
): readonly string[] => conditions.flatMap((condition) => changesOf(condition, now));

/** What the discount of a promotion may depend on. */
export const promotionReach = ({ conditions, benefit }: PromotionTerms): Reach =>
  conditions.some((condition) => countsUnits(condition)) ? 'cart' : benefitReach(benefit);

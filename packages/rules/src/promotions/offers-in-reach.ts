import type { Missing } from './condition-type.ts';
import type { JudgedPromotion, Promotion } from './promotion.ts';

/** A promotion that a cart does not have yet, and the one thing that it lacks. */
interface OfferInReach {
  readonly promotion: Promotion;
  readonly missing: Missing;
}

/**
 * The promotions that one more thing brings about, for something in the cart that they are about: a shopper is told what
 * that is [L23]. What nobody can do anything about, as a day that has not come, is not told.
 */
export const offersInReach = (judged: readonly JudgedPromotion[]): readonly OfferInReach[] =>
  judged.flatMap(({ promotion, units, missing: [missing, ...others] }) =>
    units > 0 && missing && others.length === 0 && missing.code !== 'unavailable'
      ? [{ promotion, missing }]
      : [],
  );

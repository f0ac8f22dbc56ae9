import type { InReach, Missing } from './condition-type.ts';
import type { EvaluatedPromotion, Promotion } from './promotion.ts';

/** A promotion that a cart does not have yet, and the one thing that it lacks. */
interface OfferInReach {
  readonly promotion: Promotion;
  readonly missing: InReach;
}

/**
 * The promotions that one more thing brings about, for something in the cart that they are about: a shopper is told what
 * that is [L23]. What nobody can do anything about, as a day that has not come, is not told.
 */
export const offersInReach = (evaluated: readonly EvaluatedPromotion[]): readonly OfferInReach[] =>
  evaluated.flatMap(({ promotion, units, missing: [missing, ...others] }) =>
    units > 0 && missing && others.length === 0 && isInReach(missing) ? [{ promotion, missing }] : [],
  );

const IN_REACH: ReadonlySet<Missing['code']> = new Set<InReach['code']>([
  'units',
  'amount',
  'payment-method',
  'delivery-state',
  'email',
]);

const isInReach = (missing: Missing): missing is InReach => IN_REACH.has(missing.code);

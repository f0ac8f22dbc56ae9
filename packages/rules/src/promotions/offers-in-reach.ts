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

const IN_REACH: Readonly<Record<Missing['code'], boolean>> = {
  units: true,
  amount: true,
  'payment-method': true,
  'delivery-state': true,
  email: true,
  'not-begun': false,
  ended: false,
  'other-hours': false,
  'other-storefront': false,
  'email-unknown': false,
  'not-first-order': false,
};

const isInReach = (missing: Missing): missing is InReach => IN_REACH[missing.code];

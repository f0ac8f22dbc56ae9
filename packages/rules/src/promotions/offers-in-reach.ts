import type { Missing } from './condition-type.ts';
import { isInScope, missingFor, type PromotedCart, type Promotion } from './promotion.ts';

/** A promotion that a cart does not have yet, and the one thing that it lacks. */
export interface OfferInReach {
  readonly promotion: Promotion;
  readonly missing: Missing;
}

/**
 * The promotions that one more thing brings about, for something in the cart that they are about: a shopper is told what
 * that is [L23]. What nobody can do anything about, as a day that has not come, is not told.
 */
export const offersInReach = (
  promotions: readonly Promotion[],
  cart: PromotedCart,
): readonly OfferInReach[] =>
  promotions
    .filter((promotion) => cart.lines.some((line) => isInScope(promotion, line)))
    .flatMap((promotion) => {
      const [missing, ...others] = missingFor(promotion, cart);
      if (!missing || others.length > 0 || missing.code === 'unavailable') return [];
      return [{ promotion, missing }];
    });

import { discountsOf } from '../promotions/benefits.ts';
import { evaluatePromotion, isInScope, type Promotion } from '../promotions/promotion.ts';
import { applyDiscount, type Discount } from './apply-discount.ts';
import type { Draft, DraftLine, PricingFacts, PricingStep } from './draft.ts';

/** The best promotion of each lane that counts, lane after lane, on each line that was chosen [R010, L23]. */
export const automaticPromotions: PricingStep = (draft, facts) => {
  const lanes = [...new Set(facts.promotions.map(({ lane }) => lane))];
  return lanes.reduce((before, lane) => applyLane(before, lane, facts), draft);
};

const applyLane = (draft: Draft, lane: string, { promotions, buyer, now }: PricingFacts): Draft => {
  const evaluated = promotions
    .filter((promotion) => promotion.lane === lane)
    .map((promotion) => evaluatePromotion(promotion, { lines: draft.lines, buyer, now }));
  const offers = evaluated
    .filter(({ missing }) => missing.length === 0)
    .map(({ promotion }) => ({
      promotion,
      discounts: discountsOf(
        promotion.benefit,
        draft.lines.filter((line) => isInScope(promotion, line)),
      ),
    }));
  return {
    ...applyDiscount(draft, 'automatic-promotions', (line) => bestOf(offers, line)),
    promotions: [...(draft.promotions ?? []), ...evaluated],
  };
};

interface LaneOffer {
  readonly promotion: Promotion;
  /** Of the lines of its scope. */
  readonly discounts: ReadonlyMap<DraftLine, number>;
}

const bestOf = (lane: readonly LaneOffer[], line: DraftLine): Discount | null => {
  const offers = lane
    .map(({ promotion: { id, title }, discounts }) => ({
      rule: id,
      title,
      cents: discounts.get(line) ?? 0,
    }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents || (a.rule < b.rule ? -1 : 1));
  return offers[0] ?? null;
};

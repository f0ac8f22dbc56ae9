import { discountsOf } from '../promotions/benefits.ts';
import { isInScope, judgePromotion, type Promotion } from '../promotions/promotion.ts';
import type { Draft, DraftLine, PricingFacts, PricingStep } from './draft.ts';

/** The best promotion of each lane that counts, lane after lane, on each line that was chosen [R010, L23]. */
export const automaticPromotions: PricingStep = (draft, facts) => {
  const lanes = [...new Set(facts.promotions.map(({ lane }) => lane))];
  return lanes.reduce((before, lane) => applyLane(before, lane, facts), draft);
};

const applyLane = (draft: Draft, lane: string, { promotions, buyer, now }: PricingFacts): Draft => {
  const judged = promotions
    .filter((promotion) => promotion.lane === lane)
    .map((promotion) => judgePromotion(promotion, { lines: draft.lines, buyer, now }));
  const offers = judged
    .filter(({ missing }) => missing.length === 0)
    .map(({ promotion }) => ({
      promotion,
      discounts: discountsOf(
        promotion.benefit,
        draft.lines.filter((line) => isInScope(promotion, line)),
      ),
    }));
  const results = draft.lines.map((line) => ({ line, best: bestOf(offers, line) }));
  return {
    ...draft,
    promotions: [...(draft.promotions ?? []), ...judged],
    lines: results.map(({ line, best }) =>
      best ? { ...line, running: line.running - best.discount } : line,
    ),
    receipt: [
      ...draft.receipt,
      ...results.flatMap(({ line, best }) =>
        best
          ? [
              {
                step: 'automatic-promotions',
                rule: best.promotion.id,
                itemIdentifier: line.id,
                text: best.promotion.title,
                amount: -best.discount,
              },
            ]
          : [],
      ),
    ],
  };
};

interface LaneOffer {
  readonly promotion: Promotion;
  /** Of the lines of its scope. */
  readonly discounts: ReadonlyMap<DraftLine, number>;
}

const bestOf = (lane: readonly LaneOffer[], line: DraftLine) => {
  const offers = lane
    .map(({ promotion, discounts }) => ({ promotion, discount: discounts.get(line) ?? 0 }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount || (a.promotion.id < b.promotion.id ? -1 : 1));
  return offers[0] ?? null;
};

import { type AutomaticPromotion, isRunning } from '../promotions/automatic-promotion.ts';
import { discountOf } from '../promotions/discounts.ts';
import { countedUnits } from '../promotions/next-tier.ts';
import type { Draft, DraftLine, PricingStep } from './draft.ts';

/** The best running promotion of each lane, lane after lane, on each line that was chosen [R010, L23]. */
export const automaticPromotions: PricingStep = (draft, { promotions, now }) => {
  const running = promotions.filter(
    (promotion) =>
      isRunning(promotion, now) && countedUnits(promotion, draft.lines) >= promotion.minimumUnits,
  );
  const lanes = [...new Set(running.map(({ lane }) => lane))];
  return lanes.reduce(
    (before, lane) =>
      applyLane(
        before,
        running.filter((promotion) => promotion.lane === lane),
      ),
    draft,
  );
};

const applyLane = (draft: Draft, lane: readonly AutomaticPromotion[]): Draft => {
  const results = draft.lines.map((line) => ({ line, best: bestOf(lane, line) }));
  return {
    ...draft,
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

const bestOf = (lane: readonly AutomaticPromotion[], line: DraftLine) => {
  const offers = lane
    .filter(({ productKinds }) => productKinds.length === 0 || productKinds.includes(line.product.kind))
    .map((promotion) => ({ promotion, discount: line.isGift ? 0 : discountOf(promotion, line) }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount || (a.promotion.id < b.promotion.id ? -1 : 1));
  return offers[0] ?? null;
};

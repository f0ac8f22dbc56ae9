import type { PricingStep } from './draft.ts';

/** Ground delivery, free everywhere: the row `fedex-ground` that reads "Free shipping" (checkout section 3). */
export const delivery: PricingStep = (draft) =>
  draft.lines.length === 0
    ? draft
    : {
        ...draft,
        extras: [...draft.extras, { sku: 'shipping', title: 'Free shipping', amount: 0, included: 0 }],
        receipt: [
          ...draft.receipt,
          { step: 'delivery', rule: 'fedex-ground', itemIdentifier: null, text: 'Free shipping', amount: 0 },
        ],
      };

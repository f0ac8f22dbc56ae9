import { hasTrait } from '../options/kind-traits.ts';
import type { DraftLine, PricingStep } from './draft.ts';

/** The mattress recycling fee that some states put on each mattress and foundation [D8]. */
export const fees: PricingStep = (draft, { region }) => {
  const units = draft.lines.reduce((count, line) => count + recycledUnits(line), 0);
  const amount = units * (region?.recyclingFee ?? 0);
  if (!region || amount === 0) return draft;
  return {
    ...draft,
    extras: [...draft.extras, { sku: 'disposal', title: 'Recycling Fee', amount, included: 0 }],
    receipt: [
      ...draft.receipt,
      {
        step: 'fees',
        rule: 'mattress-recycling',
        itemIdentifier: null,
        text: { code: 'recycling_fee', region: region.name },
        amount,
      },
    ],
  };
};

const recycledUnits = ({ product, variant, quantity }: DraftLine): number =>
  hasTrait(product.kind, 'recycled') ? quantity * Math.max(1, variant.demand[0]?.units ?? 1) : 0;

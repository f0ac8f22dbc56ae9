import type { PricingStep, ReceiptLine } from './draft.ts';

/** The second Twin XL of a split king, where it is priced as two [C4, D3]. */
export const splitKingHalf: PricingStep = (draft) => {
  const halves = draft.lines
    .map(({ id, variant, quantity, running }) => ({ id, amount: variant.list * quantity - running }))
    .filter(({ amount }) => amount !== 0);
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, running: line.variant.list * line.quantity })),
    receipt: [
      ...draft.receipt,
      ...halves.map(
        ({ id, amount }): ReceiptLine => ({
          step: 'split-king',
          rule: 'two-twin-xl',
          itemIdentifier: id,
          text: { code: 'second_half' },
          amount,
        }),
      ),
    ],
  };
};

import type { PricingStep, ReceiptLine } from './draft.ts';

/** The second Twin XL of a split king, where it is priced as two (catalogue section 4, decisions row 3). */
export const secondHalf: PricingStep = (draft) => {
  const halves = new Map(
    draft.lines.map((line) => [line.id, line.variant.list * line.quantity - line.running]),
  );
  const lines = draft.lines.filter(({ id }) => halves.get(id) !== 0);
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, running: line.variant.list * line.quantity })),
    receipt: [
      ...draft.receipt,
      ...lines.map(
        ({ id }): ReceiptLine => ({
          step: 'split-king',
          rule: 'two-twin-xl',
          itemIdentifier: id,
          text: 'Split King, the second half',
          amount: halves.get(id) ?? 0,
        }),
      ),
    ],
  };
};

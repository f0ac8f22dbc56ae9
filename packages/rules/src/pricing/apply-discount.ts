import type { Draft, DraftLine, ReceiptLine } from './draft.ts';

/** What a rule takes off a line, in cents, and its title on the receipt. */
export interface Discount {
  readonly rule: string;
  readonly title: string;
  readonly cents: number;
}

/** Takes a discount of each line off its running price; the receipt tells every one that is more than nothing [R010]. */
export const applyDiscount = (
  draft: Draft,
  step: string,
  findDiscount: (line: DraftLine) => Discount | null,
): Draft => {
  const results = draft.lines.map((line) => ({ line, discount: findDiscount(line) }));
  return {
    ...draft,
    lines: results.map(({ line, discount }) =>
      discount ? { ...line, running: line.running - discount.cents } : line,
    ),
    receipt: [
      ...draft.receipt,
      ...results.flatMap(({ line: { id: itemIdentifier }, discount }): ReceiptLine[] => {
        if (!discount || discount.cents <= 0) return [];
        const { rule, title, cents } = discount;
        return [{ step, rule, itemIdentifier, text: { code: 'title', title }, amount: -cents }];
      }),
    ],
  };
};

import { optionTitle } from '../options/option-title.ts';
import { splitKingHalf } from '../options/split-king.ts';
import type { DraftLine, PricingStep, ReceiptLine } from './draft.ts';

/** The surcharge of the chosen options over the first ones; for a split king, up to one of its halves [R010]. */
export const priceOptions: PricingStep = (draft) => {
  const steps = draft.lines.map((line) => ({ line, amount: listOf(line) * line.quantity - line.running }));
  return {
    ...draft,
    lines: steps.map(({ line, amount }) =>
      amount === 0 ? line : { ...line, running: line.running + amount },
    ),
    receipt: [
      ...draft.receipt,
      ...steps
        .filter(({ amount }) => amount !== 0)
        .map(
          ({ line, amount }): ReceiptLine => ({
            step: 'options',
            rule: 'chosen-options',
            itemIdentifier: line.id,
            text: { code: 'title', title: titlesOf(line) },
            amount,
          }),
        ),
    ],
  };
};

/** The list price of the variant, of one half for a split king that is priced as two. */
const listOf = ({ product, variant }: DraftLine): number => {
  const half = splitKingHalf(product, variant);
  return half && half.list * 2 === variant.list ? half.list : variant.list;
};

const titlesOf = ({ product, variant }: DraftLine): string => {
  const { chosen } = splitKingHalf(product, variant) ?? variant;
  return chosen.map((choice) => optionTitle(product, choice)).join(', ');
};

import type { DraftLine, PricingFacts, PricingStep, ReceiptLine } from './draft.ts';

/**
 * Takes off what an upgrade saves when it goes with a mattress, by the mattress's size (catalogue section
 * 3, decision record 010): once for each mattress, and never more than the upgrade costs.
 */
export const upgradeSavings: PricingStep = (draft, facts) => {
  const savings = new Map(savingsOf(draft.lines, facts).map((saving) => [saving.id, saving]));
  if (savings.size === 0) return draft;
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, running: line.running - (savings.get(line.id)?.off ?? 0) })),
    receipt: [
      ...draft.receipt,
      ...[...savings.values()].map(
        ({ id, rule, text, off }): ReceiptLine => ({
          step: 'upgrade-savings',
          rule,
          itemIdentifier: id,
          text,
          amount: -off,
        }),
      ),
    ],
  };
};

interface Saving {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  readonly off: number;
}

const savingsOf = (lines: readonly DraftLine[], { fixedSavings }: PricingFacts): Saving[] => {
  /** Mattresses that have had their upgrade of this product, e.g. in another colour. */
  const used = new Map<string, number>();
  return lines.flatMap((line): Saving[] => {
    const parent = lines.find(({ id }) => id === line.forItem);
    const fixed = fixedSavings.find(({ productId }) => productId === line.product.id);
    if (line.isGift || !fixed || parent?.product.kind !== 'mattress') return [];
    const pair = `${parent.id} ${fixed.productId}`;
    const before = used.get(pair) ?? 0;
    const units = Math.min(line.quantity, parent.quantity - before);
    used.set(pair, before + units);
    const off = Math.min(line.running, units * savingFor(fixed.savings, parent));
    if (off <= 0) return [];
    return [{ id: line.id, rule: line.product.id, text: `${fixed.title} with ${parent.product.title}`, off }];
  });
};

const savingFor = (savings: Readonly<Record<string, number>>, { variant }: DraftLine): number => {
  const size = variant.chosen.find(({ name }) => name === 'Size')?.value ?? '';
  return Object.hasOwn(savings, size) ? (savings[size] ?? 0) : 0;
};

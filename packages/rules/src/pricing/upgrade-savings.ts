import { bedsServed } from '../upsells/goes-with.ts';
import { REPLACES_GIFTS } from '../upsells/replaces-gifts.ts';
import type { DraftLine, PricingFacts, PricingStep, ReceiptLine } from './draft.ts';
import type { ReceiptText } from './receipt-text.ts';

/**
 * Takes off what an upgrade saves when it goes with a mattress, by the mattress's size [C3, R010]: once for each
 * mattress that it fits and is offered with, and never more than
 * those of the upgrade cost. Upgrades in place of the free gifts share one saving.
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
  readonly text: ReceiptText;
  readonly off: number;
}

const savingsOf = (lines: readonly DraftLine[], { fixedSavings, flags }: PricingFacts): Saving[] => {
  /** How many of a mattress have had their saving: an upgrade in two colours saves once. */
  const used = new Map<string, number>();
  return lines.flatMap((line): Saving[] => {
    const parent = lines.find(({ id }) => id === line.forItem);
    const fixed = fixedSavings.find(({ productId }) => productId === line.product.id);
    if (line.isGift || !fixed || !parent) return [];
    const pair = `${parent.id} ${seatOf(line)}`;
    const before = used.get(pair) ?? 0;
    const units = Math.min(bedsServed(line, parent, flags), parent.quantity - before);
    used.set(pair, before + units);
    const most = Math.round((line.running * units) / line.quantity);
    const off = Math.min(most, units * savingFor(fixed.savings, parent));
    if (off <= 0) return [];
    const text = { code: 'upgrade_saving', title: fixed.title, parent: parent.product.title } as const;
    return [{ id: line.id, rule: line.product.id, text, off }];
  });
};

/** Two upgrades in place of the same free gifts save once: the dearer one, which stands first. */
const seatOf = ({ product }: DraftLine): string =>
  product.markers.includes(REPLACES_GIFTS) ? REPLACES_GIFTS : product.id;

const savingFor = (savings: Readonly<Record<string, number>>, { variant }: DraftLine): number =>
  Object.entries(savings).find(([size]) =>
    variant.chosen.some(({ name, value }) => name === 'Size' && value === size),
  )?.[1] ?? 0;

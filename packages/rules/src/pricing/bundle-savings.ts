import type { Bundle } from '../bundles/bundle.ts';
import { findSets, takeUnits } from '../bundles/find-sets.ts';
import { allocate } from '../money/allocate.ts';
import type { DraftLine, FoundSets, LooseUnits, PricingStep, ReceiptLine } from './draft.ts';

/**
 * Takes off the savings of complete sets, shared over their lines, and those of their extras, one of each per set
 * [C3, R010]. No price falls below zero. The sets are stored in the draft, so that later steps use the same ones
 * whatever prices become.
 */
export const bundleSavings: PricingStep = (draft, facts) => {
  const { sets, loose } = findSets(facts.bundles, draft.lines);
  if (sets.length === 0) return draft;
  const savings = joined([
    ...sets.flatMap((set) => savingsOfSets(set, draft.lines)),
    ...savingsOfExtras(facts.bundles, sets, loose),
  ]);
  const offOf = (lineId: string): number =>
    savings.reduce((off, saving) => (saving.lineId === lineId ? off + saving.off : off), 0);
  return {
    ...draft,
    sets,
    lines: draft.lines.map((line) => ({ ...line, running: line.running - offOf(line.id) })),
    receipt: [
      ...draft.receipt,
      ...savings.map(
        ({ bundle, lineId, off }): ReceiptLine => ({
          step: 'bundles',
          rule: bundle.sku,
          itemIdentifier: lineId,
          text: { code: 'set_saving', title: bundle.title },
          amount: -off,
        }),
      ),
    ],
  };
};

interface Saving {
  readonly bundle: Bundle;
  readonly lineId: string;
  readonly off: number;
}

const savingsOfSets = (
  { bundle, count, saving, members }: FoundSets,
  lines: readonly DraftLine[],
): Saving[] => {
  const values = members.map(({ value }) => value);
  const worth = values.reduce((sum, value) => sum + value, 0);
  const shares = allocate(Math.min(worth, count * saving), values);
  const shareOf = new Map(members.map(({ line }, index) => [line.id, shares[index]]));
  return lines.map(({ id }) => ({ bundle, lineId: id, off: shareOf.get(id) ?? 0 }));
};

/** The best saving first; an extra that two bundles have is cheaper once. */
const savingsOfExtras = (
  offered: readonly Bundle[],
  sets: readonly FoundSets[],
  loose: readonly LooseUnits[],
): Saving[] => {
  const offers = offered
    .flatMap((bundle) => bundle.extras.map((extra) => ({ bundle, ...extra, left: countOf(bundle, sets) })))
    .sort((a, b) => b.saving - a.saving || (a.bundle.sku < b.bundle.sku ? -1 : 1));
  return loose.flatMap((part) => {
    let rest = part;
    return offers
      .filter(({ productId }) => productId === part.line.product.id)
      .map((offer): Saving => {
        const taken = takeUnits(rest, Math.min(rest.units, offer.left));
        rest = { ...rest, units: rest.units - taken.units, value: rest.value - taken.value };
        offer.left -= taken.units;
        return {
          bundle: offer.bundle,
          lineId: part.line.id,
          off: Math.min(taken.value, taken.units * offer.saving),
        };
      });
  });
};

const countOf = (bundle: Bundle, sets: readonly FoundSets[]): number =>
  sets.reduce((sum, set) => (set.bundle.sku === bundle.sku ? sum + set.count : sum), 0);

/** One saving for each line and bundle, however many sets it is made of. */
const joined = (savings: readonly Saving[]): Saving[] => {
  const byPair = new Map<string, Saving>();
  for (const saving of savings) {
    const pair = `${saving.bundle.sku} ${saving.lineId}`;
    byPair.set(pair, { ...saving, off: saving.off + (byPair.get(pair)?.off ?? 0) });
  }
  return [...byPair.values()].filter(({ off }) => off > 0);
};

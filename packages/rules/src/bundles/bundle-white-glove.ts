import type { FoundSets } from '../pricing/draft.ts';

/** The flat white glove amounts of a cart's sets, and the units that the tariff must therefore leave out. */
interface FlatWhiteGlove {
  readonly amount: number;
  /** Line id -> units that are in a set with a flat amount. */
  readonly units: ReadonlyMap<string, number>;
}

/**
 * The sets of a cart that have a flat white glove amount: once for each set, in place of the tariff for
 * its items ([K9, D6]: 299 dollars on one brand's bundle). The cart asks what
 * the bundle's page promised.
 */
export const flatWhiteGlove = (sets: readonly FoundSets[]): FlatWhiteGlove => {
  const units = new Map<string, number>();
  let amount = 0;
  for (const { bundle, count, members } of sets) {
    if (bundle.whiteGloveAmount === null) continue;
    amount += count * bundle.whiteGloveAmount;
    for (const part of members) units.set(part.line.id, (units.get(part.line.id) ?? 0) + part.units);
  }
  return { amount, units };
};

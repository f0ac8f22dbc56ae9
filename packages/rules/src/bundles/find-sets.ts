import { chosenSize } from '../options/chosen-size.ts';
import type { DraftLine, FoundSets, LooseUnits } from '../pricing/draft.ts';
import type { Bundle, BundleGroup } from './bundle.ts';

/**
 * The complete sets among lines: one item of each required group, and of each optional one that is
 * there, all in one size; what has no size fits any [R010]. Each unit is in one set only.
 * The set that saves most is found first, of two equal ones that with the lower sku, so that neither the
 * order of lines nor that of bundles matters. Gifts and protection plans are never in a set.
 */
export const findSets = (
  bundles: readonly Bundle[],
  lines: readonly DraftLine[],
): { sets: readonly FoundSets[]; loose: readonly LooseUnits[] } => {
  let loose = looseUnits(lines);
  const sets: FoundSets[] = [];
  for (const offer of offersFor(bundles, loose))
    for (let found = takeSets(offer, loose); found !== null; found = takeSets(offer, loose)) {
      sets.push(found);
      loose = without(loose, found.members);
    }
  return { sets, loose };
};

/** Dear units first, so that a set never takes off more than its units are worth while dearer ones are there. */
const looseUnits = (lines: readonly DraftLine[]): LooseUnits[] =>
  lines
    .filter(({ isGift, product }) => !isGift && product.kind !== 'protection-plan')
    .map((line) => ({ line, units: line.quantity, value: line.running }))
    .sort(
      (a, b) =>
        b.value * a.units - a.value * b.units ||
        compareText(a.line.variant.sku, b.line.variant.sku) ||
        b.units - a.units,
    );

type Offer = Pick<FoundSets, 'bundle' | 'size' | 'saving'>;

const offersFor = (bundles: readonly Bundle[], loose: readonly LooseUnits[]): Offer[] =>
  bundles
    .flatMap((bundle) => {
      const inBundle = loose.filter(({ line }) => bundle.groups.some((group) => isIn(group, line)));
      const sizes = new Set(inBundle.map(({ line }) => sizeOf(line)));
      return [...sizes].map((size): Offer => ({ bundle, size, saving: savingFor(bundle, size) }));
    })
    .sort(
      (a, b) =>
        b.saving - a.saving ||
        compareText(a.bundle.sku, b.bundle.sku) ||
        compareText(sizeText(a), sizeText(b)),
    );

const sizeText = ({ size }: Offer): string => size ?? '';

/** What one set of a bundle takes off in a size, in cents. */
export const savingFor = ({ savings }: Pick<Bundle, 'savings'>, size: string | null): number =>
  (size !== null && Object.hasOwn(savings, size) ? savings[size] : savings.any) ?? 0;

/** As many sets as can be made of the same lines, or null when there is not even one. */
const takeSets = (offer: Offer, loose: readonly LooseUnits[]): FoundSets | null => {
  const fitting = loose.filter(({ line }) => [offer.size, null].includes(sizeOf(line)));
  const candidates = (group: BundleGroup) => fitting.filter(({ line }) => isIn(group, line));
  const required = offer.bundle.groups
    .filter(({ isOptional }) => !isOptional)
    .map(candidates)
    .sort((a, b) => a.length - b.length);
  const chosen = required.length === 0 ? null : oneOfEach(required, []);
  if (!chosen) return null;

  const optional = offer.bundle.groups.filter(({ isOptional }) => isOptional).map(candidates);
  const set = optional.reduce((sofar, group) => oneOfEach([group], sofar) ?? sofar, chosen);
  const parts = fitting.map((part) => ({ ...part, each: timesIn(set, part) })).filter(({ each }) => each > 0);
  const count = Math.min(...parts.map(({ units, each }) => Math.floor(units / each)));
  return { ...offer, count, members: parts.map((part) => takeUnits(part, part.each * count)) };
};

/** One unit for each group, none taken twice; null when that is impossible. */
const oneOfEach = (
  [first, ...rest]: readonly (readonly LooseUnits[])[],
  taken: readonly LooseUnits[],
): readonly LooseUnits[] | null => {
  if (!first) return taken;
  for (const part of first) {
    if (timesIn(taken, part) >= part.units) continue;
    const chosen = oneOfEach(rest, [...taken, part]);
    if (chosen) return chosen;
  }
  return null;
};

const timesIn = (set: readonly LooseUnits[], { line }: LooseUnits): number =>
  set.filter((part) => part.line.id === line.id).length;

/** Some of the units with their part of what all of them cost. */
export const takeUnits = ({ line, units, value }: LooseUnits, taken: number): LooseUnits => ({
  line,
  units: taken,
  value: taken === units ? value : Math.floor((value * taken) / units),
});

const without = (loose: readonly LooseUnits[], members: readonly LooseUnits[]): LooseUnits[] =>
  loose
    .map((part) => {
      const taken = members.find(({ line }) => line.id === part.line.id);
      return taken ? { ...part, units: part.units - taken.units, value: part.value - taken.value } : part;
    })
    .filter(({ units }) => units > 0);

const isIn = ({ productIds }: BundleGroup, { product }: DraftLine): boolean =>
  productIds.includes(product.id);

const sizeOf = ({ variant }: DraftLine): string | null => chosenSize(variant.chosen);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

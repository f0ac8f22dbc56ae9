/** What came of one variant. */
export interface VariantCount {
  readonly name: string;
  /** How many of a hundred visitors were to have it. */
  readonly share: number;
  readonly visitors: number;
  /** Visitors who bought something after they saw it. */
  readonly buyers: number;
}

/** By how much more, or less, of a variant's visitors buy than of the first one's, from 0 to 1. */
interface Difference {
  readonly low: number;
  readonly estimate: number;
  readonly high: number;
}

interface JudgedVariant extends VariantCount {
  /** How many of its visitors buy, from 0 to 1; null while it has none. */
  readonly rate: number | null;
  /** Null for the first, and while one of the two has nobody who bought or nobody who did not. */
  readonly difference: Difference | null;
}

interface JudgedExperiment {
  /** False where so few or so many visitors have a variant that they cannot have come by chance: no figure is to be believed then. */
  readonly isSharedOut: boolean;
  readonly variants: readonly JudgedVariant[];
}

/** One in ten thousand experiments comes so far from its shares by chance, so that looking often raises no false alarm. */
const FARTHEST_BY_CHANCE = 3.9;

/** How often all looks at an experiment together may see a difference where there is none. */
const ALPHA = 0.05;

/** At how many visitors the interval is to be narrowest. */
const PLANNED_VISITORS = 5_000;

/**
 * The results of an experiment [R059]. They may be looked at every day, and it may be ended as soon as an interval leaves zero out: the
 * intervals are a confidence sequence, which holds at all times at once (Waudby-Smith et al., "Time-uniform central limit
 * theory and asymptotic confidence sequences", 2024, theorem 2.2), unlike those of a test that is planned for one look.
 */
export const judgeExperiment = (counts: readonly VariantCount[]): JudgedExperiment => {
  const all = counts.reduce((sum, { visitors }) => sum + visitors, 0);
  return {
    isSharedOut: counts.every((count) => isNear(count, all)),
    variants: counts.map((count) => ({
      ...count,
      rate: count.visitors === 0 ? null : rateOf(count),
      difference: count === counts[0] || !counts[0] ? null : differenceOf(counts[0], count),
    })),
  };
};

const rateOf = ({ buyers, visitors }: VariantCount): number => buyers / visitors;

const isNear = ({ share, visitors }: VariantCount, all: number): boolean => {
  const planned = share / 100;
  const deviation = Math.sqrt(all * planned * (1 - planned));
  return Math.abs(visitors - all * planned) <= FARTHEST_BY_CHANCE * deviation;
};

const differenceOf = (first: VariantCount, other: VariantCount): Difference | null => {
  const [one, two] = [spreadOf(first), spreadOf(other)];
  if (one === null || two === null) return null;
  const visitors = first.visitors + other.visitors;
  // Of what one visitor tells of the difference, where each has seen one variant alone.
  const deviation = Math.sqrt(visitors * (one + two));
  const width = deviation * boundary(visitors);
  const estimate = rateOf(other) - rateOf(first);
  return { low: estimate - width, estimate, high: estimate + width };
};

/** The variance of a rate; null where nothing varies yet. */
const spreadOf = (count: VariantCount): number | null => {
  const rate = rateOf(count);
  return rate > 0 && rate < 1 ? (rate * (1 - rate)) / count.visitors : null;
};

/** How far the mean of so many observations strays from the truth at any time, in deviations of one. */
const boundary = (observations: number): number => {
  const log = -2 * Math.log(ALPHA);
  const rho2 = (log + Math.log(log) + 1) / PLANNED_VISITORS;
  const grown = observations * rho2 + 1;
  return Math.sqrt(((2 * grown) / (observations ** 2 * rho2)) * Math.log(Math.sqrt(grown) / ALPHA));
};

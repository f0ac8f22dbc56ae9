/** A step of a promotion: from so many units or cents on, so much off. */
export interface Tier {
  readonly from: number;
  readonly basisPoints: number;
}

const NONE: Tier = { from: 0, basisPoints: 0 };

/**
 * The highest tier that is reached, in whatever order they are written; one of nothing below the lowest [L23].
 * @example reachedTier([{ from: 2, basisPoints: 500 }], 3).basisPoints // 500
 */
export const reachedTier = (tiers: readonly Tier[], reached: number): Tier =>
  tiers.reduce((best, tier) => (tier.from <= reached && tier.from >= best.from ? tier : best), NONE);

/** From where on a tier is reached at all. @example lowestTier([{ from: 2, basisPoints: 500 }]) // 2 */
export const lowestTier = (tiers: readonly Tier[]): number => Math.min(...tiers.map(({ from }) => from));

/** The most that a tier takes off. @example highestTier([{ from: 2, basisPoints: 500 }]) // 500 */
export const highestTier = (tiers: readonly Tier[]): number =>
  Math.max(...tiers.map(({ basisPoints }) => basisPoints));

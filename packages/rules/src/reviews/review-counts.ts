/** How many reviews an answer has where nothing else is asked for, and the most that it has [C9]. */
export const REVIEWS_PER_PAGE = 100;

/** How many of them a page shows first [C9, D60]. */
export const REVIEWS_SHOWN_FIRST = 6;

/** From the worst to the best. */
export const REVIEW_SCORES = [1, 2, 3, 4, 5] as const;

/** What the scores of a thing come to. */
export interface ScoreSummary {
  readonly total: number;
  /** To a hundredth; 0 where there is none, which is shown as no stars at all [D61]. */
  readonly average: number;
  /** How many gave one star, two, and so on up to five; null where only the average is known. */
  readonly distribution: readonly number[] | null;
}

/** Nothing is known, or nothing could be fetched [C8]. */
export const NO_REVIEWS: ScoreSummary = { total: 0, average: 0, distribution: null };

/**
 * The sum of scores, each a whole number from 1 to 5.
 * @example summarizeScores([5, 4]) // { total: 2, average: 4.5, distribution: [0, 0, 0, 1, 1] }
 */
export const summarizeScores = (scores: readonly number[]): ScoreSummary =>
  summarizeDistribution(REVIEW_SCORES.map((score) => scores.filter((one) => one === score).length));

/** @example summarizeDistribution([0, 0, 0, 1, 1]).average // 4.5 */
export const summarizeDistribution = (distribution: readonly number[]): ScoreSummary => {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const points = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return total === 0 ? NO_REVIEWS : { total, average: toHundredth(points / total), distribution };
};

/** The average of answers to a scale, to a hundredth; null without any. */
export const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : toHundredth(values.reduce((sum, value) => sum + value, 0) / values.length);

const toHundredth = (value: number): number => Math.round(value * 100) / 100;

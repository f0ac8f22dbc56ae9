import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  averageOf,
  NO_REVIEWS,
  REVIEWS_PER_PAGE,
  REVIEWS_SHOWN_FIRST,
  summarizeDistribution,
  summarizeScores,
} from './review-counts.ts';

it('A page of reviews has one hundred, and six are shown first [C9.08, C9.09]', () => {
  expect([REVIEWS_PER_PAGE, REVIEWS_SHOWN_FIRST]).toEqual([100, 6]);
});

it('Scores come to their number, their average and how many gave each', () => {
  expect(summarizeScores([5, 5, 4])).toEqual({ total: 3, average: 4.67, distribution: [0, 0, 0, 1, 2] });
  expect(summarizeDistribution([1, 0, 0, 0, 1]).average).toBe(3);
});

it('No scores come to no stars at all', () => {
  expect(summarizeScores([])).toEqual(NO_REVIEWS);
  expect(NO_REVIEWS).toMatchObject({ total: 0, average: 0 });
});

it('The answers to a scale have an average, and none has none', () => {
  expect(averageOf([1, 2, 2])).toBe(1.67);
  expect(averageOf([])).toBeNull();
});

it('An average lies between the lowest and the highest score, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (scores) => {
      const { total, average, distribution } = summarizeScores(scores);
      expect(total).toBe(scores.length);
      expect(average).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(average).toBeLessThanOrEqual(Math.max(...scores));
      expect(average).toBe(averageOf(scores));
      expect(distribution).toEqual(summarizeScores(scores.toReversed()).distribution);
    }),
  );
});

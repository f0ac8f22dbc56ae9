import type { SampleReview } from '@counterpane/catalogue/content/sample-review-schema';
import { expect, it } from 'vitest';
import { reviewsOf } from './reviews-of.ts';

const SAMPLE: SampleReview = {
  ...{ product: 'mattress', score: 4, title: 'A sample', text: 'Ours.', language: 'en', author: 'Us' },
  ...{ on: '2026-01-01', fits: null, sleeps: 2, answer: '' },
};
const MATTRESS = { name: 'mattress' };
const ROW = {
  ...{ inventoryKey: 'hal-classic-foam', total: 2, average: 450, distribution: [0, 0, 0, 1, 1] },
  ...{ fits: null, sleeps: 250, isVerified: true, edition: 3 },
};

it('Reviews of customers stand for a product as they were counted', () => {
  expect(reviewsOf(ROW, MATTRESS, [])).toEqual({
    ...{ total: 2, average: 4.5, distribution: [0, 0, 0, 1, 1], fits: null, sleeps: 2.5 },
    ...{ isVerified: true, isSample: false, edition: 3 },
  });
  expect(reviewsOf({ ...ROW, fits: 310 }, MATTRESS, []).fits).toBe(3.1);
});

it('Samples stand only where no customer has written anything, and are never verified', () => {
  expect(reviewsOf(ROW, MATTRESS, [SAMPLE])).toMatchObject({ total: 2, isSample: false });
  expect(reviewsOf(null, MATTRESS, [SAMPLE])).toMatchObject({
    ...{ total: 1, average: 4, sleeps: 2, isVerified: false, isSample: true },
  });
});

it('Without any review there are no stars', () => {
  const none = reviewsOf(null, { name: 'pillow' }, [SAMPLE]);
  expect(none).toMatchObject({ total: 0, average: 0, isVerified: false, isSample: false });
});

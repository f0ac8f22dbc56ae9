import { expect, it } from 'vitest';
import { FREE_ORDER_CEILING, needsReviewForFree } from './free-order-ceiling.ts';

it('A mattress for nothing waits for a person, a pillow does not', () => {
  expect(needsReviewForFree(99_500, FREE_ORDER_CEILING)).toBe(true);
  expect(needsReviewForFree(7_500, FREE_ORDER_CEILING)).toBe(false);
});

it('Goods of exactly the ceiling are given away, of a cent more are not', () => {
  expect(needsReviewForFree(FREE_ORDER_CEILING, FREE_ORDER_CEILING)).toBe(false);
  expect(needsReviewForFree(FREE_ORDER_CEILING + 1, FREE_ORDER_CEILING)).toBe(true);
});

it('In a demo nothing waits for a person', () => {
  expect(needsReviewForFree(10_000_000, null)).toBe(false);
});

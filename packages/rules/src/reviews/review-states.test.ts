import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canReviewMove, REVIEW_STATES } from './review-states.ts';

it('A review is looked at before it is shown, and again when it was changed', () => {
  expect(canReviewMove('pending', 'published')).toBe(true);
  expect(canReviewMove('pending', 'refused')).toBe(true);
  expect(canReviewMove('published', 'pending')).toBe(true);
});

it('A review is published or refused once', () => {
  expect(canReviewMove('published', 'published')).toBe(false);
  expect(canReviewMove('refused', 'refused')).toBe(false);
});

it('Its writer can change a review in every state', () => {
  fc.assert(fc.property(fc.constantFrom(...REVIEW_STATES), (state) => canReviewMove(state, 'pending')));
});

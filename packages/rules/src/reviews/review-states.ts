/** Every state of a review [R053]. */
export const REVIEW_STATES = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A review's life on one screen. What its writer changes is looked at anew; what is not here is refused. */
const TRANSITIONS: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  pending: ['published', 'refused', 'pending'],
  published: ['pending', 'refused'],
  refused: ['pending', 'published'],
};

/** @example canReviewMove('pending', 'published') // true */
export const canReviewMove = (from: ReviewState, to: ReviewState): boolean => TRANSITIONS[from].includes(to);

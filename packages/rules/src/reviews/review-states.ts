/** Every state of a review [R055]. Of an `edited` one what was published stands until its change is looked at. */
export const REVIEW_STATES = ['waiting', 'published', 'edited', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What is done to a review: its writer writes and withdraws it, staff publish and refuse it. */
export type ReviewStep = 'write' | 'withdraw' | 'publish' | 'refuse';

/** Its writer can write in every state. */
type Steps = Readonly<Partial<Record<ReviewStep, ReviewState>>> & { readonly write: ReviewState };

/**
 * A review's life on one screen: where each step leads. What is not here is refused. A change that is refused leaves what was
 * published; what was refused or withdrawn can be written anew.
 */
export const REVIEW_STEPS: Readonly<Record<ReviewState, Steps>> = {
  waiting: { write: 'waiting', withdraw: 'withdrawn', publish: 'published', refuse: 'refused' },
  published: { write: 'edited', withdraw: 'withdrawn', refuse: 'refused' },
  edited: { write: 'edited', withdraw: 'withdrawn', publish: 'published', refuse: 'published' },
  refused: { write: 'waiting', withdraw: 'withdrawn', publish: 'published' },
  withdrawn: { write: 'waiting' },
};

/** Where a step leads; null where it is refused. @example stepReview('edited', 'refuse') // "published" */
export const stepReview = (from: ReviewState, step: ReviewStep): ReviewState | null =>
  REVIEW_STEPS[from][step] ?? null;

/** The states in which shoppers read a review. */
export const SHOWN_STATES = ['published', 'edited'] as const satisfies readonly ReviewState[];

/** @example isReviewShown('edited') // true */
export const isReviewShown = (state: ReviewState): boolean => SHOWN_STATES.some((shown) => shown === state);

/** The states in which staff have something to look at. */
export const WAITING_STATES = ['waiting', 'edited'] as const satisfies readonly ReviewState[];

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isReviewShown,
  REVIEW_STATES,
  REVIEW_STEPS,
  type ReviewState,
  type ReviewStep,
  SHOWN_STATES,
  stepReview,
  WAITING_STATES,
} from './review-states.ts';

const STEPS = ['write', 'withdraw', 'publish', 'refuse'] as const satisfies readonly ReviewStep[];

it('A review waits until staff publish or refuse it', () => {
  expect(stepReview('waiting', 'publish')).toBe('published');
  expect(stepReview('waiting', 'refuse')).toBe('refused');
  expect(stepReview('published', 'publish')).toBeNull();
});

it('A changed review waits again while what was published stands, and goes on standing where the change is refused', () => {
  expect(stepReview('published', 'write')).toBe('edited');
  expect(SHOWN_STATES).toEqual(['published', 'edited']);
  expect(WAITING_STATES).toEqual(['waiting', 'edited']);
  expect(stepReview('edited', 'refuse')).toBe('published');
});

it('Staff can take a published review down, and a withdrawn one is its writer’s alone', () => {
  expect(stepReview('published', 'refuse')).toBe('refused');
  expect(Object.keys(REVIEW_STEPS.withdrawn)).toEqual(['write']);
});

it('A writer can always change a review, and withdraw it until it is withdrawn', () => {
  for (const state of REVIEW_STATES) {
    expect(stepReview(state, 'write')).not.toBeNull();
    expect(stepReview(state, 'withdraw') !== null).toBe(state !== 'withdrawn');
  }
});

it('Nothing is shown that staff have not published, in any walk', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }), (walk) => {
      let state: ReviewState = 'waiting';
      let isPublished = false;
      for (const step of walk) {
        const to = stepReview(state, step);
        if (to === null) continue;
        if (step === 'publish') isPublished = true;
        if (step === 'withdraw' || to === 'refused') isPublished = false;
        state = to;
        expect(isReviewShown(state)).toBe(isPublished);
      }
    }),
  );
});

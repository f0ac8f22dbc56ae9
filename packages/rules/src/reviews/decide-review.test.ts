import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideReview, isReviewable } from './decide-review.ts';
import { scalesFor } from './review-scales.ts';

const BED = { kind: 'mattress', title: 'Classic', deliveredOn: '2026-11-20' } as const;
const NONE = { fits: null, sleeps: null };

it('What was delivered can be reviewed, and nothing before', () => {
  expect(isReviewable(BED)).toBe(true);
  const early = decideReview({ ...BED, deliveredOn: null }, NONE);
  expect(early).toEqual({ ok: false, refusal: { code: 'review_not_yet', title: 'Classic' } });
});

it('A protection plan is nothing that can be reviewed, and neither is what is not in the order', () => {
  expect(isReviewable({ ...BED, kind: 'protection-plan' })).toBe(false);
  expect(decideReview(null, NONE)).toMatchObject({ refusal: { code: 'review_not_yet', title: '' } });
});

it('Only the scales of its kind of product are answered', () => {
  expect(decideReview(BED, { fits: 5, sleeps: 4 })).toMatchObject({
    change: { line: BED, answers: { fits: null, sleeps: 4 } },
  });
  expect(decideReview({ ...BED, kind: 'sheets' }, { fits: 5, sleeps: null })).toMatchObject({
    change: { answers: { fits: 5, sleeps: null } },
  });
});

it('No answer stands that its kind of product is not asked for, and none is changed', () => {
  const kind = fc.constantFrom('mattress', 'sheets', 'pillow', 'nightstand', 'bedframe');
  const answer = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
  fc.assert(
    fc.property(kind, answer, answer, (one, fits, sleeps) => {
      const decided = decideReview({ ...BED, kind: one }, { fits, sleeps });
      if (!decided.ok) throw new Error('it was delivered');
      expect(decided.change.answers.fits).toBe(scalesFor(one).includes('fits') ? fits : null);
      expect(decided.change.answers.sleeps).toBe(scalesFor(one).includes('sleeps') ? sleeps : null);
    }),
  );
});

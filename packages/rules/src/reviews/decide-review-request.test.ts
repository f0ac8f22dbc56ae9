import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideReviewRequest } from './decide-review-request.ts';

const NIGHTS = { bed: 21, other: 14 };
const BED = { kind: 'mattress', title: 'Classic', deliveredOn: '2026-11-01' };
const PILLOW = { kind: 'pillow', title: 'Cloud', deliveredOn: '2026-11-01' };

it('A review of a bed is asked for after three weeks, of everything else after two', () => {
  expect(decideReviewRequest([PILLOW], NIGHTS, '2026-11-14')).toBe('later');
  expect(decideReviewRequest([PILLOW], NIGHTS, '2026-11-15')).toEqual([PILLOW]);
  expect(decideReviewRequest([BED], NIGHTS, '2026-11-21')).toBe('later');
  expect(decideReviewRequest([BED], NIGHTS, '2026-11-22')).toEqual([BED]);
});

it('One email asks for all of an order, once the last of it was slept on', () => {
  expect(decideReviewRequest([BED, PILLOW], NIGHTS, '2026-11-15')).toBe('later');
  expect(decideReviewRequest([BED, PILLOW], NIGHTS, '2026-11-22')).toEqual([BED, PILLOW]);
});

it('Nothing is asked about what is no thing, or is not delivered', () => {
  const plan = { ...BED, kind: 'protection-plan' };
  expect(decideReviewRequest([plan, { ...BED, deliveredOn: null }], NIGHTS, '2026-11-22')).toEqual([]);
});

it('A longer wait never asks earlier', () => {
  const night = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(night, night, fc.integer({ min: 1, max: 30 }), (nights, more, day) => {
      const today = `2026-11-${String(day).padStart(2, '0')}`;
      const isAsked = (bed: number) => decideReviewRequest([BED], { bed, other: 0 }, today) !== 'later';
      if (isAsked(nights + more)) expect(isAsked(nights)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FREE_ORDER_CEILING, needsReviewForFree } from './free-order-ceiling.ts';

it('A mattress for nothing waits for a person, a pillow does not', () => {
  expect(needsReviewForFree({ worthCents: 99_500, paidCents: 0 }, FREE_ORDER_CEILING)).toBe(true);
  expect(needsReviewForFree({ worthCents: 7_500, paidCents: 0 }, FREE_ORDER_CEILING)).toBe(false);
});

it('Goods of exactly the ceiling are given away, of a cent more are not', () => {
  expect(needsReviewForFree({ worthCents: FREE_ORDER_CEILING, paidCents: 0 }, FREE_ORDER_CEILING)).toBe(
    false,
  );
  expect(needsReviewForFree({ worthCents: FREE_ORDER_CEILING + 1, paidCents: 0 }, FREE_ORDER_CEILING)).toBe(
    true,
  );
});

it('In a demo nothing waits for a person', () => {
  expect(needsReviewForFree({ worthCents: 10_000_000, paidCents: 0 }, null)).toBe(false);
});

it('Goods above the ceiling that cost less than a twentieth of their worth wait too, and dearer ones do not', () => {
  const waits = (paidCents: number) =>
    needsReviewForFree({ worthCents: 100_000, paidCents }, FREE_ORDER_CEILING);
  expect([1, 4_999, 5_000, 50_000].map(waits)).toEqual([true, true, false, false]);
});

it('Goods that cost more never wait when cheaper ones of the same worth do not', () => {
  const cents = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(cents, cents, cents, (worthCents, paidCents, more) => {
      const isWaiting = (paid: number) =>
        needsReviewForFree({ worthCents, paidCents: paid }, FREE_ORDER_CEILING);
      if (!isWaiting(paidCents)) expect(isWaiting(paidCents + more)).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECLINE_LIMITS, mayJoin, waitAfterDeclines } from './decline-wait.ts';

test('Two declined payments make nobody wait, and from the third on each decline doubles the wait', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((declines) =>
    waitAfterDeclines(declines, DECLINE_LIMITS.visitor),
  );
  expect(waits).toEqual([0, 0, 0, 30, 60, 120, 240, 480, 960, 1_920]);
});

test('An order waits an hour after its fifth decline, a visitor after the tenth, an address after the thirtieth', () => {
  expect(waitAfterDeclines(5, DECLINE_LIMITS.order)).toBe(3_600);
  expect(waitAfterDeclines(10, DECLINE_LIMITS.visitor)).toBe(3_600);
  expect(waitAfterDeclines(30, DECLINE_LIMITS.address)).toBe(3_600);
});

test('One more decline never makes the wait shorter, and no wait is longer than an hour', () => {
  const limits = fc.constantFrom(...Object.values(DECLINE_LIMITS));
  fc.assert(
    fc.property(fc.nat(2_000), limits, (declines, limit) => {
      const wait = waitAfterDeclines(declines, limit);
      expect(waitAfterDeclines(declines + 1, limit)).toBeGreaterThanOrEqual(wait);
      expect(wait).toBeLessThanOrEqual(3_600);
    }),
  );
});

test('Payments at the same moment may be as many as may be declined without a wait, and after a wait one', () => {
  const joins = (declines: number) =>
    [0, 1, 2, 3].map((underWay) => mayJoin(underWay, declines, DECLINE_LIMITS.visitor));
  expect(joins(0)).toEqual([true, true, true, false]);
  expect(joins(2)).toEqual([true, false, false, false]);
  expect(joins(7)).toEqual([true, false, false, false]);
});

import { expect, test } from 'vitest';
import { DECLINE_LIMITS, waitAfterDeclines } from './decline-wait.ts';

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

test('No wait is longer than an hour', () => {
  expect(waitAfterDeclines(29, DECLINE_LIMITS.address)).toBe(3_600);
  expect(waitAfterDeclines(1_000, DECLINE_LIMITS.order)).toBe(3_600);
});

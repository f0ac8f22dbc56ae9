import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HALF_LIFE_DAYS, purchaseWeight } from './purchase-weight.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 27);

const counts = (at: number, now: number) => purchaseWeight(at) / purchaseWeight(now);

test('a purchase counts one today, half after a half-life, and a quarter after two', () => {
  expect(counts(NOW, NOW)).toBe(1);
  expect(counts(NOW - HALF_LIFE_DAYS * DAY_MS, NOW)).toBeCloseTo(0.5, 12);
  expect(counts(NOW - 2 * HALF_LIFE_DAYS * DAY_MS, NOW)).toBeCloseTo(0.25, 12);
});

test('what two purchases count against each other stays as it is, whenever they are counted', () => {
  const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2120, 0) });
  fc.assert(
    fc.property(time, time, time, time, (first, second, now, later) => {
      const ratio = counts(first, now) / counts(second, now);
      expect(counts(first, later) / counts(second, later) / ratio).toBeCloseTo(1, 6);
      expect(Number.isFinite(purchaseWeight(later))).toBe(true);
    }),
  );
});

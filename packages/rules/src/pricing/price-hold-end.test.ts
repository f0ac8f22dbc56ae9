import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHoldEnd } from './price-hold-end.ts';

const NOW = '2026-11-25T10:00:00.000Z';

test('A quoted price holds for a quarter of an hour', () => {
  expect(priceHoldEnd(NOW, Number.POSITIVE_INFINITY)).toBe('2026-11-25T10:15:00.000Z');
});

test('A sale that ends earlier ends the hold', () => {
  expect(priceHoldEnd(NOW, Date.parse('2026-11-25T10:05:00.000Z'))).toBe('2026-11-25T10:05:00.000Z');
});

test('No hold is longer than a quarter of an hour, and none lasts beyond a change of prices', () => {
  const time = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(time, time, (now, change) => {
      const end = Date.parse(priceHoldEnd(new Date(now).toISOString(), change));
      expect([change, now + 15 * 60_000]).toContain(end);
      expect(end).toBeLessThanOrEqual(Math.min(change, now + 15 * 60_000));
    }),
  );
});

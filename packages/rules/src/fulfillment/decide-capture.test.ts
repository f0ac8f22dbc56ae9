import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideCapture } from './decide-capture.ts';

test('A shipment captures all that is held less what is still to be sent, and the last one takes the rest', () => {
  expect(decideCapture({ held: 15_000, unsentWorth: 5_000, captures: 'several' })).toEqual({
    cents: 10_000,
    isLast: false,
  });
  expect(decideCapture({ held: 5_000, unsentWorth: 0, captures: 'several' })).toEqual({
    cents: 5_000,
    isLast: true,
  });
});

test('A hold that can be captured once gives all of it with the first shipment', () => {
  expect(decideCapture({ held: 15_000, unsentWorth: 5_000, captures: 'once' })).toEqual({
    cents: 15_000,
    isLast: true,
  });
});

test('Nothing is captured where less is held than what is still to be sent, or nothing', () => {
  expect(decideCapture({ held: 4_000, unsentWorth: 5_000, captures: 'several' })).toBeNull();
  expect(decideCapture({ held: 0, unsentWorth: 0, captures: 'once' })).toBeNull();
});

test('Whatever leaves one after the other, captures come to what was held, and never to more', () => {
  const cents = fc.nat(100_000);
  const captures = fc.constantFrom('several' as const, 'once' as const);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), captures, (worths, how) => {
      const total = worths.reduce((sum, one) => sum + one, 0);
      let taken = 0;
      for (const [index] of worths.entries()) {
        const unsentWorth = worths.slice(index + 1).reduce((sum, one) => sum + one, 0);
        taken += decideCapture({ held: total - taken, unsentWorth, captures: how })?.cents ?? 0;
        expect(taken).toBeLessThanOrEqual(total);
      }
      expect(taken).toBe(total);
    }),
  );
});

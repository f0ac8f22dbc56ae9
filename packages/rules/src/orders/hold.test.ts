import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdWhenPaying, holdWhenPlaced } from './hold.ts';

const MINUTE = 60_000;
const placed = holdWhenPlaced(0);

test('An order that is placed holds its stock for five minutes', () => {
  expect(holdWhenPlaced(10 * MINUTE).heldUntil).toBe(15 * MINUTE);
});

test('Beginning to pay holds the stock for twenty minutes from then', () => {
  expect(holdWhenPaying(placed, 4 * MINUTE)).toBe(24 * MINUTE);
});

test('However often paying begins again, stock is held for forty minutes in all', () => {
  expect(holdWhenPaying({ ...placed, heldUntil: 30 * MINUTE }, 25 * MINUTE)).toBe(40 * MINUTE);
  expect(holdWhenPaying({ ...placed, heldUntil: 40 * MINUTE }, 40 * MINUTE)).toBe(null);
});

test('Beginning to pay never makes a hold shorter', () => {
  expect(holdWhenPaying({ ...placed, heldUntil: 35 * MINUTE }, 10 * MINUTE)).toBe(35 * MINUTE);
});

test('Whatever a shopper does, stock is held for at most forty minutes, and a hold is never cut short', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 50 * MINUTE }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), waits, (start, steps) => {
      const hold = holdWhenPlaced(start);
      let { heldUntil } = hold;
      let now = start;
      for (const wait of steps) {
        now += wait;
        const until = holdWhenPaying({ ...hold, heldUntil }, now);
        expect(until === null).toBe(now >= start + 40 * MINUTE);
        expect(until ?? heldUntil).toBeGreaterThanOrEqual(heldUntil);
        heldUntil = until ?? heldUntil;
        expect(heldUntil).toBeLessThanOrEqual(start + 40 * MINUTE);
      }
    }),
  );
});

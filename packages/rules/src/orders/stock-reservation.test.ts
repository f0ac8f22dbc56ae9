import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reservationWhenPaying, reservationWhenPlaced } from './stock-reservation.ts';

const MINUTE = 60_000;
const placed = reservationWhenPlaced(0);

test('An order that is placed reserves its stock for five minutes', () => {
  expect(reservationWhenPlaced(10 * MINUTE).reservedUntil).toBe(15 * MINUTE);
});

test('Beginning to pay reserves the stock for twenty minutes from then', () => {
  expect(reservationWhenPaying(placed, 4 * MINUTE)).toBe(24 * MINUTE);
});

test('However often paying begins again, stock is reserved for forty minutes in all', () => {
  expect(reservationWhenPaying({ ...placed, reservedUntil: 30 * MINUTE }, 25 * MINUTE)).toBe(40 * MINUTE);
  expect(reservationWhenPaying({ ...placed, reservedUntil: 40 * MINUTE }, 40 * MINUTE)).toBe(null);
});

test('Beginning to pay never makes a reservation shorter', () => {
  expect(reservationWhenPaying({ ...placed, reservedUntil: 35 * MINUTE }, 10 * MINUTE)).toBe(35 * MINUTE);
});

test('Whatever a shopper does, stock is reserved for at most forty minutes, and a reservation is never cut short', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 50 * MINUTE }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), waits, (start, steps) => {
      const reservation = reservationWhenPlaced(start);
      let { reservedUntil } = reservation;
      let now = start;
      for (const wait of steps) {
        now += wait;
        const until = reservationWhenPaying({ ...reservation, reservedUntil }, now);
        expect(until === null).toBe(now >= start + 40 * MINUTE);
        expect(until ?? reservedUntil).toBeGreaterThanOrEqual(reservedUntil);
        reservedUntil = until ?? reservedUntil;
        expect(reservedUntil).toBeLessThanOrEqual(start + 40 * MINUTE);
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promiseDelivery } from '../delivery/promise.ts';
import type { PromisedLine } from './delivery-day.ts';
import { promiseAgain, slippedPromise } from './promise-again.ts';

const GROUND: PromisedLine = { handling: { from: 2, to: 3 }, transit: { from: 1, to: 3 }, from: null };
const WHITE_GLOVE: PromisedLine = { handling: { from: 2, to: 3 }, transit: { from: 4, to: 6 }, from: null };
const MADE: PromisedLine = { handling: null, transit: null, from: '2026-12-10' };

/** A Friday. */
const FRIDAY = '2026-11-20';
const ordered = promiseDelivery({ transit: null, later: null, extraDays: 0 }, FRIDAY);

describe('a shipment that is promised again', () => {
  it('is there when what is in it would be, were it ordered on that day [D91]', () => {
    const { from, until } = ordered;
    expect(promiseAgain([GROUND], FRIDAY)).toEqual({ from, until });
    expect(promiseAgain([MADE], FRIDAY)).toEqual({ from, until });
  });

  it('is there with the last of its things', () => {
    expect(promiseAgain([GROUND, WHITE_GLOVE], FRIDAY)).toEqual({ from: '2026-11-30', until: '2026-12-03' });
  });

  it('is there on that day where nothing is in it', () => {
    expect(promiseAgain([], FRIDAY)).toEqual({ from: FRIDAY, until: FRIDAY });
  });
});

describe('a shipment that is still here', () => {
  it('is late after the last day on which it could leave, and not on it', () => {
    const expected = ordered.until;
    expect(slippedPromise([GROUND], { expected, today: '2026-11-25' })).toBeNull();
    expect(slippedPromise([GROUND], { expected, today: '2026-11-26' })).toEqual(
      promiseAgain([GROUND], '2026-11-26'),
    );
  });

  it('is never late while no one knows when it comes', () => {
    expect(slippedPromise([MADE], { expected: null, today: '2027-01-01' })).toBeNull();
  });

  it('is not late by its new promise on the day on which it gets it, and it is promised a later day', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    const lines = fc.array(fc.constantFrom(GROUND, WHITE_GLOVE, MADE), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(lines, day, day, (things, expected, today) => {
        const again = slippedPromise(things, { expected, today });
        if (again === null) return;
        expect(again.until > expected || again.until > today).toBe(true);
        expect(slippedPromise(things, { expected: again.until, today })).toBeNull();
      }),
    );
  });
});

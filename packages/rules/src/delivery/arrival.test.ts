import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './arrival.ts';

/** 20 November 2026 is a Friday. */
const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';

describe('business days', () => {
  it('skip the weekend', () => {
    expect(addBusinessDays(FRIDAY, 0)).toBe(FRIDAY);
    expect(addBusinessDays(FRIDAY, 1)).toBe(MONDAY);
    expect(addBusinessDays(FRIDAY, 6)).toBe('2026-11-30');
    expect(addBusinessDays('2026-11-21', 1)).toBe(MONDAY);
  });

  it('are added in one go or one after the other with the same result', () => {
    const days = fc.nat({ max: 40 });
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), days, days, (start, one, other) => {
        const today = addBusinessDays(FRIDAY, start);
        expect(addBusinessDays(addBusinessDays(today, one), other)).toBe(addBusinessDays(today, one + other));
        expect(new Date(addBusinessDays(today, one)).getUTCDay() % 6).toBeGreaterThan(0);
      }),
    );
  });
});

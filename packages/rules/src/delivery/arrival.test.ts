import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, decideDeliveryDate, estimateArrival, isBusinessDay } from './arrival.ts';

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

  it('are written as days of the calendar, and are neither Saturdays nor Sundays', () => {
    expect([FRIDAY, MONDAY].map(isBusinessDay)).toEqual([true, true]);
    const others = ['2026-11-21', '2026-11-22', '2026-02-30', '2026-13-01', 'tomorrow', '2026-11-2', ''];
    expect(others.filter(isBusinessDay)).toEqual([]);
  });

  it('add up', () => {
    const days = fc.nat({ max: 40 });
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), days, days, (start, one, other) => {
        const today = addBusinessDays(FRIDAY, start);
        expect(addBusinessDays(addBusinessDays(today, one), other)).toBe(addBusinessDays(today, one + other));
        expect(isBusinessDay(addBusinessDays(today, one))).toBe(true);
      }),
    );
  });
});

describe('the days on which something arrives', () => {
  it('[K3.44] count from when ground ships, within 2-3 business days', () => {
    expect(estimateArrival(FRIDAY, { from: 1, to: 3 })).toEqual({ from: '2026-11-25', to: '2026-11-30' });
  });

  it('may count from another handling time', () => {
    expect(estimateArrival(FRIDAY, { from: 1, to: 2 }, { from: 0, to: 0 })).toEqual({
      from: MONDAY,
      to: '2026-11-24',
    });
  });
});

describe('a certain delivery date', () => {
  const arrival = { from: MONDAY, to: '2026-11-30' };
  const refused = (requested: string) => ({
    ok: false,
    refusal: {
      code: 'delivery_date_unavailable',
      requested,
      earliest: MONDAY,
      latest: '2026-12-21',
    },
  });

  it('is a business day on which it can be there', () => {
    for (const day of [MONDAY, '2026-12-01', '2026-12-21'])
      expect(decideDeliveryDate(day, arrival)).toEqual({ ok: true, change: day });
  });

  it('is not before it can arrive, not on a weekend, not too late and no other text', () => {
    for (const day of [FRIDAY, '2026-11-28', '2026-12-22', 'soon'])
      expect(decideDeliveryDate(day, arrival)).toEqual(refused(day));
  });

  it('is always one of the 21 days from the earliest on', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (days) => {
        const decision = decideDeliveryDate(addBusinessDays(MONDAY, days), arrival);
        expect(decision.ok).toBe(days <= 20);
      }),
    );
  });
});

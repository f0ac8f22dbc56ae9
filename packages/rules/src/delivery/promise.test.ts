import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './arrival.ts';
import { promiseDelivery, type Transit } from './promise.ts';

/** 20 November 2026 is a Friday. */
const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';

const promised = (
  transit: Transit | null,
  later: { from: string; to: string } | null = null,
  extraDays = 0,
) => promiseDelivery({ transit, later, extraDays }, FRIDAY);

const daysOf = (transit: Transit | null) => promised(transit).transit;

describe('how long something is on its way', () => {
  it('is one day with an upper bound of one day and the next-day setting [C4.20]', () => {
    expect(daysOf({ from: 1, to: 1, nextDay: true })).toEqual({ from: 1, to: 1 });
    expect(daysOf({ from: null, to: 1, nextDay: true })).toEqual({ from: 1, to: 1 });
  });

  it('is not one day without the setting, nor with a later upper bound', () => {
    expect(daysOf({ from: 1, to: 1, nextDay: false })).toEqual({ from: 1, to: 2 });
    expect(daysOf({ from: 1, to: 2, nextDay: true })).toEqual({ from: 1, to: 2 });
  });

  it('is a range that ends at 2 for a minimum of one day [C4.21]', () => {
    expect(daysOf({ from: 1, to: 5, nextDay: false })).toEqual({ from: 1, to: 2 });
    expect(daysOf({ from: 1, to: null, nextDay: false })).toEqual({ from: 1, to: 2 });
  });

  it('is 1 - 3 business days while nothing else is known [C4.22]', () => {
    expect(daysOf(null)).toEqual({ from: 1, to: 3 });
    expect(daysOf({ from: null, to: null, nextDay: false })).toEqual({ from: 1, to: 3 });
    expect(daysOf({ from: 2, to: null, nextDay: false })).toEqual({ from: 1, to: 3 });
    expect(daysOf({ from: null, to: 4, nextDay: true })).toEqual({ from: 1, to: 3 });
  });

  it('is otherwise the days that are known', () => {
    expect(daysOf({ from: 2, to: 5, nextDay: false })).toEqual({ from: 2, to: 5 });
  });

  it('is always a range of business days or one day', () => {
    const days = fc.option(fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(days, days, fc.boolean(), (from, to, nextDay) => {
        const { from: first = 0, to: last = 0 } = daysOf({ from, to, nextDay }) ?? {};
        expect(first).toBeGreaterThan(0);
        expect(last).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the promise of a delivery', () => {
  it('counts from when ground ships, within 2-3 business days, and then as long as it is on its way', () => {
    expect(promised(null)).toEqual({
      handling: { from: 2, to: 3 },
      transit: { from: 1, to: 3 },
      from: '2026-11-25',
      until: '2026-11-30',
    });
  });

  it('is the next business day for what is promised within 24 hours, which leaves at once', () => {
    expect(promised({ from: 1, to: 1, nextDay: true })).toEqual({
      handling: { from: 0, to: 0 },
      transit: { from: 1, to: 1 },
      from: MONDAY,
      until: MONDAY,
    });
  });

  it('of what is made first begins when that can be there, and not before it could be sent today', () => {
    const december = { from: '2026-12-03', to: '2026-12-07' };
    expect(promised(null, december)).toEqual({
      handling: null,
      transit: null,
      from: '2026-12-03',
      until: '2026-12-07',
    });
    expect(promised(null, { from: MONDAY, to: '2026-12-07' })).toMatchObject({
      from: '2026-11-25',
      until: '2026-12-07',
    });
  });

  it('is later by the business days that two people or a partner take after the carrier', () => {
    expect(promised(null, null, 3)).toEqual({
      handling: { from: 2, to: 3 },
      transit: { from: 4, to: 6 },
      from: '2026-11-30',
      until: '2026-12-03',
    });
    expect(promised(null, { from: '2026-12-03', to: '2026-12-07' }, 3)).toMatchObject({
      from: '2026-12-08',
      until: '2026-12-10',
    });
  });

  it('is handling and transit in business days, whatever is known of them and whenever it is asked', () => {
    const days = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.nat({ max: 400 }), days, days, fc.nat({ max: 9 }), (start, from, more, extraDays) => {
        const today = addBusinessDays(FRIDAY, start);
        const row = { from, to: from + more, nextDay: false };
        const answered = promiseDelivery({ transit: row, later: null, extraDays }, today);
        const { handling, transit } = answered;
        const count = (end: 'from' | 'to') => (handling?.[end] ?? 0) + (transit?.[end] ?? 0);
        expect(answered.from).toBe(addBusinessDays(today, count('from')));
        expect(answered.until).toBe(addBusinessDays(today, count('to')));
        expect(answered.from <= answered.until).toBe(true);
      }),
    );
  });
});

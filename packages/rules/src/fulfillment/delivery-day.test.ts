import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, daysAfter } from '../delivery/arrival.ts';
import { decideDeliveryDay, openDays, type PromisedLine } from './delivery-day.ts';

const TODAY = '2026-11-25';
const DATES = { orderedOn: TODAY, today: TODAY };
const IN_STOCK: PromisedLine = {
  handling: { from: 2, to: 3 },
  transit: { from: 1, to: 3 },
  from: '2026-11-30',
};
const MADE: PromisedLine = { handling: null, transit: null, from: '2026-12-14' };
const UNKNOWN: PromisedLine = { handling: null, transit: null, from: null };

test('What is in stock can come on the days that checkout offers, from the first on which it can be there', () => {
  expect(openDays([IN_STOCK], DATES)[0]).toBe('2026-11-30');
  expect(openDays([IN_STOCK], DATES)).toHaveLength(21);
  expect(openDays([IN_STOCK, MADE], DATES)[0]).toBe('2026-12-14');
});

test('Days later it can still come one day after it is handed over, and tomorrow at the earliest', () => {
  expect(openDays([IN_STOCK], { ...DATES, today: '2026-12-08' })[0]).toBe('2026-12-09');
  const atOnce = { ...IN_STOCK, handling: { from: 0, to: 0 }, transit: { from: 0, to: 0 } };
  expect(openDays([atOnce], DATES)[0]).toBe('2026-11-26');
});

test('Nothing is chosen for what nobody knows the day of', () => {
  expect(openDays([IN_STOCK, UNKNOWN], DATES)).toEqual([]);
  expect(decideDeliveryDay([UNKNOWN], '2026-12-01', DATES)).toEqual({
    ok: false,
    refusal: { code: 'delivery_day_fixed' },
  });
});

test('A shipment leaves early enough for its day, at once where that is soon, and not before it is made', () => {
  const chosen = (line: PromisedLine, day: string) => decideDeliveryDay([line], day, DATES);
  expect(chosen(IN_STOCK, '2026-12-11')).toEqual({
    ok: true,
    change: { day: '2026-12-11', notBefore: '2026-12-08' },
  });
  expect(chosen(IN_STOCK, '2026-11-30')).toMatchObject({ change: { notBefore: null } });
  expect(chosen(MADE, '2026-12-14')).toMatchObject({ change: { notBefore: '2026-12-14' } });
  expect(chosen(MADE, '2026-12-23')).toMatchObject({ change: { notBefore: '2026-12-18' } });
});

test('A day that the calendar does not have is refused with those that it has', () => {
  expect(decideDeliveryDay([IN_STOCK], '2026-11-29', DATES)).toMatchObject({
    ok: false,
    refusal: { code: 'delivery_date_unavailable', earliest: '2026-11-30' },
  });
});

test('Every day that is open can be chosen on every day until then, and nothing leaves after its day', () => {
  const days = fc.integer({ min: 0, max: 5 });
  const line = fc.record({
    handling: fc.record({ from: days, to: days }),
    transit: fc.record({ from: days, to: days }),
    from: fc.constant(TODAY),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.integer({ min: 0, max: 40 }), (lines, later) => {
      const dates = { orderedOn: TODAY, today: daysAfter(TODAY, later) };
      for (const day of openDays(lines, dates)) {
        const decision = decideDeliveryDay(lines, day, dates);
        expect(day > dates.today && decision.ok && (decision.change.notBefore ?? '') <= day).toBe(true);
        expect(addBusinessDays(day, 0)).toBe(day);
      }
    }),
  );
});

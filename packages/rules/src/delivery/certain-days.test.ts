import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays } from './arrival.ts';
import { businessDaysBefore, certainDays, parseDeliveryDate } from './certain-days.ts';

test('the business days before a day leave weekends out', () => {
  expect(businessDaysBefore('2026-11-25', 0)).toBe('2026-11-25');
  expect(businessDaysBefore('2026-11-25', 2)).toBe('2026-11-23');
  expect(businessDaysBefore('2026-11-23', 1)).toBe('2026-11-20');
  expect(businessDaysBefore('2026-11-22', 1)).toBe('2026-11-20');
});

test('every day that is offered can be had, and none is twice', () => {
  for (const earliest of ['2026-11-25', '2026-11-28', '2026-12-31']) {
    const days = certainDays(earliest);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(20);
    for (const day of days) expect(parseDeliveryDate(day, earliest).ok).toBe(true);
  }
});

const MONDAY = '2026-11-23';
const refused = (requested: string) => ({
  ok: false,
  refusal: { code: 'delivery_date_unavailable', requested, earliest: MONDAY, latest: '2026-12-21' },
});

test('a certain delivery date is a business day on which it can be there', () => {
  for (const day of [MONDAY, '2026-12-01', '2026-12-21'])
    expect(parseDeliveryDate(day, MONDAY)).toEqual({ ok: true, change: day });
});

test('a certain delivery date is not before it can arrive, not on a weekend, not too late and no other text', () => {
  const others = [
    '2026-11-20',
    '2026-11-28',
    '2026-12-22',
    '2026-02-30',
    '2026-13-01',
    '2026-11-2',
    'soon',
    '',
  ];
  for (const day of others) expect(parseDeliveryDate(day, MONDAY)).toEqual(refused(day));
});

test('a certain delivery date is always one of the 21 business days from the earliest on', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), (days) => {
      const decision = parseDeliveryDate(addBusinessDays(MONDAY, days), MONDAY);
      expect(decision.ok).toBe(days <= 20);
    }),
  );
});

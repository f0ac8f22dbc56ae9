import { decideDeliveryDate } from '@counterpane/rules/delivery/arrival';
import { expect, test } from 'vitest';
import { businessDaysBefore, certainDays } from './business-days.ts';

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
    for (const day of days) expect(decideDeliveryDate(day, { from: earliest, to: earliest }).ok).toBe(true);
  }
});

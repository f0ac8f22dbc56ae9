import { promiseDelivery, type Transit } from '@counterpane/rules/delivery/promise';
import { expect, test } from 'vitest';
import { formatInEnglish } from '../testing/format-in-english.ts';
import { promiseText, transitText } from './delivery-text.ts';

const promised = (transit: Transit | null, later: { from: string; to: string } | null = null) =>
  promiseDelivery({ transit, later, extraDays: 0 }, '2026-11-20');

const said = (transit: Transit | null): string => formatInEnglish(promiseText(promised(transit)));

test('what is there in one day is there in "24 Hours!" [C4.20]', () => {
  expect(said({ from: 1, to: 1, nextDay: true })).toBe('24 Hours!');
  expect(said({ from: 1, to: 1, nextDay: false })).toBe('1 - 2 business days');
});

test('everything else is on its way for a range of business days [C4.21, C4.22]', () => {
  expect(said({ from: 1, to: 5, nextDay: false })).toBe('1 - 2 business days');
  expect(said(null)).toBe('1 - 3 business days');
  expect(formatInEnglish(transitText({ from: 2, to: 5 }))).toBe('2 - 5 business days');
});

test('what has to be made first ships later, on a day or from one', () => {
  const day = '2027-01-05';
  expect(formatInEnglish(promiseText(promised(null, { from: day, to: day })))).toBe(
    `Ships later: arrives on ${day}`,
  );
  expect(formatInEnglish(promiseText(promised(null, { from: day, to: '2027-01-08' })))).toBe(
    `Ships later: arrives from ${day}`,
  );
});

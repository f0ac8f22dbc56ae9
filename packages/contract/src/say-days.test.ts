import { expect, test } from 'vitest';
import { daysIn } from './say-days.ts';

const FROM = '2026-11-25';

test('A span of days is written as its language and country write days', () => {
  expect(daysIn('en', 'US').span(FROM, '2026-11-30')).toBe('Wed, Nov 25 – Mon, Nov 30');
  expect(daysIn('en', 'GB').span(FROM, '2026-11-30')).toBe('Wed 25 Nov – Mon 30 Nov');
  expect(daysIn('fr', 'CA').span(FROM, '2026-11-30')).toBe('du 25 au 30 novembre');
  expect(daysIn('fr', 'CA').span(FROM, '2026-12-01')).toBe('du 25 novembre au 1er décembre');
});

test('A span of one day is that day, and a span that nobody knows is none', () => {
  expect(daysIn('en').span(FROM, FROM)).toBe('Wed, Nov 25');
  expect(daysIn('en').span(FROM, null)).toBe('Wed, Nov 25');
  expect(daysIn('fr').span(FROM, FROM)).toBe('le mercredi 25 novembre');
  expect(daysIn('en').span(null, null)).toBeNull();
});

import { expect, test } from 'vitest';
import { displayDateRange } from './display-date.ts';

test('two days are a span, one day is itself', () => {
  expect(displayDateRange('2026-11-24', '2026-11-26')).toBe('Tue, Nov 24 – Thu, Nov 26');
  expect(displayDateRange('2026-11-24', '2026-11-24')).toBe('Tue, Nov 24');
  expect(displayDateRange('2026-11-24', null)).toBe('Tue, Nov 24');
});

test('an unknown day is not guessed', () => {
  expect(displayDateRange(null, '2026-11-26')).toBeNull();
});

import { expect, test } from 'vitest';
import { displayDay } from './display-day.ts';

test('a day is told by its month', () => {
  expect(displayDay('2026-01-01')).toBe('January 1, 2026');
  expect(displayDay('2026-12-31')).toBe('December 31, 2026');
});

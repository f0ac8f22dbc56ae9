import { expect, test } from 'vitest';
import { MAX_LINES, MAX_QUANTITY } from './line.ts';

test('a line holds at most a hundred, a cart at most fifty lines', () => {
  expect(MAX_QUANTITY).toBe(100);
  expect(MAX_LINES).toBe(50);
});

import { expect, test } from 'vitest';
import { line } from '../invariants/sample-carts.ts';
import { MAX_LINES, MAX_QUANTITY, withQuantity } from './line.ts';

test('a line holds at most a hundred, a cart at most fifty lines', () => {
  expect(MAX_QUANTITY).toBe(100);
  expect(MAX_LINES).toBe(50);
});

test('a line of which somebody says how many forgets that its number was kept', () => {
  expect(withQuantity(line({ keepsNumber: true }), 2)).toEqual(line({ quantity: 2 }));
  expect(withQuantity(line(), 2)).toEqual(line({ quantity: 2 }));
});

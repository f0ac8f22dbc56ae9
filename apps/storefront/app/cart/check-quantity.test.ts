import { expect, test } from 'vitest';
import { isQuantity } from './check-quantity.ts';

test('one to a hundred whole things can be asked for', () => {
  expect([1, 7, 100].every(isQuantity)).toBe(true);
});

test('none, more than a hundred, a half and an empty field cannot', () => {
  expect([0, -1, 101, 1.5, Number.NaN].some(isQuantity)).toBe(false);
});

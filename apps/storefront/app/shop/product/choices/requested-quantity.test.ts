import { expect, test } from 'vitest';
import { findQuantity } from './requested-quantity.ts';

test('A quantity in an address is a whole number of digits, from 1 to 100 [C5.03]', () => {
  expect(['1', '2', '10', '100'].map(findQuantity)).toEqual([1, 2, 10, 100]);
  const none = [undefined, '', '0', '101', '1.5', '-1', '1e1', 'two', ' 2'];
  expect(none.map(findQuantity)).toEqual(none.map(() => null));
});

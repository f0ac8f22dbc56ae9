import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity, QUANTITY } from './quantity.ts';

test('A line is for one to a hundred of a thing', () => {
  expect([0, 1, 100, 101, 1.5, Number.NaN].map(isQuantity)).toEqual([false, true, true, false, false, false]);
});

test('Whatever a page offers in its list can be asked for', () => {
  fc.assert(fc.property(fc.integer({ min: QUANTITY.min, max: QUANTITY.maxOnPage }), isQuantity));
});

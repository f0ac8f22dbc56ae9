import { expect, test } from 'vitest';
import { findChosenSwap } from './find-chosen-swap.ts';

/** White is out of stock: of green there are two, of blue plenty. */
const facts = {
  out: {
    white: [
      { from: 1, sku: 'green' },
      { from: 3, sku: 'blue' },
    ],
    black: [],
  },
};
const standIn = (sku: string, quantity: number, insteadOf = '') =>
  findChosenSwap(facts, { sku, insteadOf, quantity })?.sku ?? null;

test('what is out of stock gives way to what covers the quantity [C4.08, C4.09]', () => {
  expect([standIn('white', 1), standIn('white', 3)]).toEqual(['green', 'blue']);
});

test('what stands in for another gives way when the quantity changes, and comes back with it [C4.09]', () => {
  expect([standIn('green', 3, 'white'), standIn('blue', 2, 'white')]).toEqual(['blue', 'green']);
  expect(findChosenSwap(facts, { sku: 'green', insteadOf: 'white', quantity: 3 })).toEqual({
    sku: 'blue',
    insteadOf: 'white',
  });
});

test('what stands in for another stays while it covers the quantity', () => {
  expect([standIn('green', 2, 'white'), standIn('blue', 5, 'white')]).toEqual([null, null]);
});

test('what was chosen and is there stays in every quantity, and so does what nothing stands in for', () => {
  expect([standIn('green', 9), standIn('black', 1)]).toEqual([null, null]);
});

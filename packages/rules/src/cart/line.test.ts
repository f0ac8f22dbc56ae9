import fc from 'fast-check';
import { expect, test } from 'vitest';
import { line } from '../testing/sample-carts.ts';
import { MAX_LINES, withQuantity } from './line.ts';
import { QUANTITY } from './quantity.ts';

test('a line holds at most a hundred, a cart at most fifty lines', () => {
  expect(QUANTITY.max).toBe(100);
  expect(MAX_LINES).toBe(50);
});

test('a line whose quantity the shopper sets forgets that its number was kept', () => {
  expect(withQuantity(line({ keepsNumber: true }), 2)).toEqual(line({ quantity: 2 }));
  expect(withQuantity(line(), 2)).toEqual(line({ quantity: 2 }));
});

test('what is said last of a line counts, and nothing of what was said before', () => {
  const quantity = fc.integer({ min: 1, max: QUANTITY.max });
  fc.assert(
    fc.property(quantity, quantity, fc.boolean(), (first, last, keepsNumber) => {
      const before = line({ quantity: first, ...(keepsNumber ? { keepsNumber } : {}) });
      expect(withQuantity(withQuantity(before, first), last)).toEqual(line({ quantity: last }));
    }),
  );
});

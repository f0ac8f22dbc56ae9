import { expect, it } from 'vitest';
import { size } from '../invariants/sample-carts.ts';
import { MATTRESS, SHEETS } from '../invariants/sample-products.ts';
import { isSizeAvailable } from './size-available.ts';

it('[C5.24] a size is unavailable when the variant is invalid, out of stock, or cannot be bought', () => {
  expect(isSizeAvailable(MATTRESS, size('queen'), 'full')).toBe(false);
  expect(isSizeAvailable(MATTRESS, size('queen'), 'jumbo')).toBe(false);
  expect(isSizeAvailable(SHEETS, size('queen'), 'king')).toBe(false);
});

it('a size is available when it is in stock, in any spelling, and when it ships later', () => {
  expect(isSizeAvailable(MATTRESS, size('queen'), 'king')).toBe(true);
  expect(isSizeAvailable(MATTRESS, [], 'Split King')).toBe(true);
  expect(isSizeAvailable(MATTRESS, size('queen'), 'calKing')).toBe(true);
  expect(isSizeAvailable(SHEETS, [{ name: 'Color', value: 'white' }], 'king')).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { PILLOW, PROTECTOR, SHEETS } from '../testing/sample-products.ts';
import { giftQuantity } from './gift-quantity.ts';

const BEST_REST = { ...PILLOW, markers: ['best-rest-pillow'] };
const MATTRESS_SIZES = ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing'];

/** How many come with one mattress of each size, small to large; the split king's own gift is two twin XL. */
const quantities = (gift: typeof PILLOW) =>
  MATTRESS_SIZES.map((size) => giftQuantity(gift, size, size === 'splitKing' ? 'twinXL' : size));

describe('how many of a gift come with one mattress', () => {
  it('is told by this table: twin, twin XL, full, queen, king, Cal King, split king [C5.10, C5.11, C5.12]', () => {
    expect(quantities(SHEETS)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(quantities(PROTECTOR)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(quantities(PILLOW)).toEqual([1, 1, 2, 2, 2, 2, 2]);
  });

  it('is one Best-rest pillow for twin and twin XL, else two [C5.14]', () => {
    expect(quantities(BEST_REST)).toEqual([1, 1, 2, 2, 2, 2, 2]);
    expect(giftQuantity(BEST_REST, 'standard', 'standard')).toBe(2);
  });

  it('is one set when the gift itself is made for a split king', () => {
    expect(giftQuantity(SHEETS, 'splitKing', 'splitKing')).toBe(1);
  });

  it('is 1 when the product that brings it has no size', () => {
    expect(giftQuantity(PILLOW, null, 'standard')).toBe(1);
    expect(giftQuantity(BEST_REST, null, 'standard')).toBe(1);
  });

  it('is one or two, and never fewer pillows than sheets', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), (size) => {
        expect([1, 2]).toContain(giftQuantity(PILLOW, size, 'queen'));
        expect(giftQuantity(PILLOW, size, 'queen')).toBeGreaterThanOrEqual(
          giftQuantity(SHEETS, size, 'queen'),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { HALVED_SIZE, valueQuantity } from './value-quantity.ts';

describe('how many sleep bundles count for the advertised value', () => {
  it('is half of them, rounded up, for a split king [C5.18]', () => {
    expect([1, 2, 3, 4, 5].map((quantity) => valueQuantity(quantity, 'splitKing'))).toEqual([1, 1, 2, 2, 3]);
  });

  it('is all of them for every other size, and without a size', () => {
    const others = SIZES.filter((size) => size !== HALVED_SIZE);
    expect(others.map((size) => valueQuantity(3, size))).toEqual(others.map(() => 3));
    expect(valueQuantity(3, null)).toBe(3);
  });

  it('is one for each split king that came as two twin XL', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), (mattresses) => {
        expect(valueQuantity(2 * mattresses, 'splitKing')).toBe(mattresses);
      }),
    );
  });

  it('is never more than there are, and never fewer than half', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.constantFrom(...SIZES), (quantity, size) => {
        const counted = valueQuantity(quantity, size);
        expect(counted).toBeLessThanOrEqual(quantity);
        expect(counted * 2).toBeGreaterThanOrEqual(quantity);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayUnitPrice } from './display-unit-price.ts';

describe('what one of several costs', () => {
  it('is its share, in whole cents', () => {
    expect(displayUnitPrice(139_800, 2)).toBe(69_900);
    expect(displayUnitPrice(10_000, 3)).toBe(3_333);
    expect(displayUnitPrice(5, 2)).toBe(3);
  });

  it('is never asked of nothing', () => {
    expect(() => displayUnitPrice(100, 0)).toThrow(RangeError);
  });

  it('misses the line by less than a cent each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (amount, quantity) => {
          expect(Math.abs(displayUnitPrice(amount, quantity) * quantity - amount)).toBeLessThan(quantity);
        },
      ),
    );
  });
});

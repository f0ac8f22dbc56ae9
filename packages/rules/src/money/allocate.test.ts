import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { sum } from './sum.ts';

const cents = fc.integer({ min: 0, max: 2_000_000_000 });
const weights = fc.array(cents, { minLength: 1, maxLength: 50 });

describe('sharing cents', () => {
  it('gives the odd cent of a dollar among three to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('shares by weight', () => {
    expect(allocate(1000, [69_900, 30_100])).toEqual([699, 301]);
  });

  it('gives the odd cent to the largest remainder, not to the first', () => {
    expect(allocate(10, [1, 5])).toEqual([2, 8]);
    expect(allocate(5, [1, 2])).toEqual([2, 3]);
  });

  it('gives nothing to a line that costs nothing', () => {
    expect(allocate(500, [0, 300, 0])).toEqual([0, 500, 0]);
  });

  it('shares equally where all weights are nothing', () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
  });

  it('shares among nobody without a fault', () => {
    expect(allocate(100, [])).toEqual([]);
  });

  it('shares a refund as it shares a charge, and never writes a negative nothing', () => {
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(-1, [1, 1])).toEqual([-1, 0]);
  });

  it('keeps every cent of a cart worth millions, where a float would not', () => {
    const lines = [1_655_000_003, 1_655_000_001, 1_999_999_999];
    expect(allocate(sum(lines), lines)).toEqual(lines);
  });
});

describe('sharing any cents over any weights', () => {
  it('shares sum to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), weights, (whole, each) => {
        expect(sum(allocate(whole, each))).toBe(whole);
      }),
    );
  });

  it('no share is more than a cent from its exact part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), weights, (whole, each) => {
        const total = sum(each);
        fc.pre(total > 0);
        allocate(whole, each).forEach((share, index) => {
          expect(Math.abs(share - (whole * (each[index] ?? 0)) / total)).toBeLessThan(1);
        });
      }),
    );
  });

  it('no line gives more than it costs when the whole is no more than the lines', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
        const shares = allocate(Math.floor(sum(each) * part), each);
        expect(shares.every((share, index) => share >= 0 && share <= (each[index] ?? 0))).toBe(true);
      }),
    );
  });

  it('the same weight gets the same share but for one cent, and the earlier one the more', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 20 }),
        (whole, w, n) => {
          const shares = allocate(
            whole,
            Array.from({ length: n }, () => w),
          );
          expect(shares).toEqual([...shares].sort((a, b) => b - a));
          expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('gives a refund exactly what the charge took', () => {
    fc.assert(
      fc.property(cents, weights, (whole, each) => {
        const charged = allocate(whole, each);
        const refunded = allocate(-whole, each);
        expect(refunded.map((share, index) => share + (charged[index] ?? 0))).toEqual(each.map(() => 0));
      }),
    );
  });
});

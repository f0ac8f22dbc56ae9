import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCOUNTS, discountOf, type PromotionKind } from './discounts.ts';

const KINDS = Object.keys(DISCOUNTS) as PromotionKind[];
const line = (list: number, price: number, quantity: number, running = list * quantity) => ({
  variant: { list, price },
  quantity,
  running,
});

describe('a promotion of a line', () => {
  it('of the kind sale-price takes off the difference to the list price, once for each unit', () => {
    expect(discountOf({ kind: 'sale-price', basisPoints: 0 }, line(100_000, 70_000, 2))).toBe(60_000);
  });

  it('of the kind percent takes off its share of what is left to pay', () => {
    expect(discountOf({ kind: 'percent', basisPoints: 500 }, line(100_000, 70_000, 2, 140_000))).toBe(7_000);
  });

  it('never takes off more than is left to pay, and never adds to it', () => {
    expect(discountOf({ kind: 'sale-price', basisPoints: 0 }, line(100_000, 70_000, 1, 20_000))).toBe(20_000);
    expect(discountOf({ kind: 'sale-price', basisPoints: 0 }, line(50_000, 70_000, 1))).toBe(0);
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.integer({ min: 0, max: 10_000 }),
        fc.tuple(cents, cents, fc.integer({ min: 1, max: 100 }), cents),
        (kind, basisPoints, figures) => {
          const sold = line(...figures);
          const discount = discountOf({ kind, basisPoints }, sold);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(sold.running);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownDemand } from '../stock/demand.ts';
import { giftsInStock as giftsGiven, type WantedGift } from './gifts-in-stock.ts';

const giftsInStock: (...facts: Parameters<typeof giftsGiven>) => number[] = (...facts) =>
  giftsGiven(...facts).map(({ given }) => given);

const gift = (quantity: number, available: number, changes: Partial<KnownDemand> = {}): WantedGift => ({
  quantity,
  variant: { demand: [{ stockItem: 'pillow', units: 1, available, ...changes }] },
});

/** A set of a sheet set and a pillow. */
const set = (quantity: number, sheets: Partial<KnownDemand>, pillow: Partial<KnownDemand>): WantedGift => ({
  quantity,
  variant: {
    demand: [
      { stockItem: 'sheets', units: 1, ...sheets },
      { stockItem: 'pillow', units: 1, ...pillow },
    ],
  },
});

describe('how many of a gift there are to give', () => {
  it('is all that are wanted while there are enough', () => {
    expect(giftsInStock([gift(2, 10)], [])).toEqual([2]);
  });

  it('is what is left, and nothing when nothing is', () => {
    expect(giftsInStock([gift(2, 1)], [])).toEqual([1]);
    expect(giftsInStock([gift(2, 0)], [])).toEqual([0]);
  });

  it('is what is left after everything that was chosen, and after the gifts before it', () => {
    expect(giftsInStock([gift(2, 3)], [{ stockItem: 'pillow', units: 2 }])).toEqual([1]);
    expect(giftsInStock([gift(2, 3), gift(2, 3)], [])).toEqual([2, 1]);
    expect(giftsInStock([gift(2, 1)], [{ stockItem: 'pillow', units: 5 }])).toEqual([0]);
  });

  it('counts halves: a set that takes two of an item', () => {
    const pairs = gift(3, 4, { units: 2 });
    expect(giftsInStock([pairs], [])).toEqual([2]);
    expect(giftsInStock([pairs], [{ stockItem: 'pillow', units: 1 }])).toEqual([1]);
  });

  it('has no end for what may be back-ordered', () => {
    expect(giftsInStock([gift(5, 0, { backOrder: true })], [])).toEqual([5]);
  });

  it('goes by each part of a set: many sheets were bought, and there is still one for the gift', () => {
    const bought = [{ stockItem: 'sheets', units: 10 }];
    expect(giftsInStock([set(1, { available: 1000 }, { available: 5 })], bought)).toEqual([1]);
    expect(giftsInStock([set(9, { available: 1000 }, { available: 5 })], bought)).toEqual([5]);
  });

  it('ends with the part of a set that cannot be back-ordered', () => {
    expect(giftsInStock([set(5, { available: 3 }, { available: 0, backOrder: true })], [])).toEqual([3]);
  });

  it('never takes more than there is, however many gifts want it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 6 }), fc.nat(20), fc.nat(20), (wishes, units, chosen) => {
        const given = giftsInStock(
          wishes.map((quantity) => gift(quantity, units)),
          [{ stockItem: 'pillow', units: chosen }],
        );
        expect(given.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(Math.max(0, units - chosen));
        expect(given.every((count, index) => count >= 0 && count <= (wishes[index] ?? 0))).toBe(true);
      }),
    );
  });
});

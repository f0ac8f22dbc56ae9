import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestTier, lowestTier, reachedTier } from './tier.ts';

const TIERS = [
  { from: 3, basisPoints: 1000 },
  { from: 2, basisPoints: 500 },
];

describe('the tier that is reached', () => {
  it('is the highest one, in whatever order they are written', () => {
    expect([1, 2, 3, 9].map((units) => reachedTier(TIERS, units).basisPoints)).toEqual([0, 500, 1000, 1000]);
  });

  it('is reached from the lowest on, and takes off at most what the highest says', () => {
    expect([lowestTier(TIERS), highestTier(TIERS)]).toEqual([2, 1000]);
  });

  it('is never one that begins above what is reached, and none in between is left out', () => {
    const anyTiers = fc.array(
      fc.record({ from: fc.integer({ min: 1, max: 50 }), basisPoints: fc.nat(10_000) }),
    );
    fc.assert(
      fc.property(anyTiers, fc.nat(60), (tiers, reached) => {
        const { from } = reachedTier(tiers, reached);
        expect(from).toBe(Math.max(0, ...tiers.map((tier) => tier.from).filter((start) => start <= reached)));
      }),
    );
  });
});

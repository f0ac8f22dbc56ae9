import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandEdges, PRICE_BANDS, priceBand } from './price-bands.ts';

describe('a band of prices', () => {
  it('holds every price between its edges', () => {
    fc.assert(
      fc.property(fc.nat(500_000), (cents) => {
        const { from, to } = bandEdges(priceBand(cents));
        expect(cents).toBeGreaterThanOrEqual(from ?? 0);
        expect(cents).toBeLessThan(to ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('is one of six, open at both ends', () => {
    expect(PRICE_BANDS).toHaveLength(6);
    expect(bandEdges('under-100')).toEqual({ from: null, to: 10_000 });
    expect(bandEdges('over-2000')).toEqual({ from: 200_000, to: null });
    expect(bandEdges('no band')).toEqual({ from: null, to: null });
  });
});

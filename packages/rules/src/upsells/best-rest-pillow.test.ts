import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRestQuantity } from './best-rest-pillow.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';

describe('how many Best-rest pillows go on a bed', () => {
  it('is told by this table [C5.14]', () => {
    expect(UPGRADE_SIZES.map((size) => [size, bestRestQuantity(size)])).toEqual([
      ['twin', 1],
      ['twinXL', 1],
      ['full', 2],
      ['queen', 2],
      ['king', 2],
      ['calKing', 2],
      ['splitKing', 2],
    ]);
  });

  it('is two for whatever is no single bed', () => {
    expect(bestRestQuantity('standard')).toBe(2);
  });

  it('is one or two, whatever anybody calls a size', () => {
    fc.assert(
      fc.property(fc.string(), (size) => {
        expect([1, 2]).toContain(bestRestQuantity(size));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...UPGRADE_SIZES), (size) => {
        expect(bestRestQuantity(size) === 1).toBe(size.startsWith('twin'));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { bestRestQuantity } from './best-rest-pillow.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';

describe('how many Best-rest pillows go on a bed', () => {
  it('[C5.14] is told by this table', () => {
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
});

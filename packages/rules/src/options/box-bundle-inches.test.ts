import { describe, expect, it } from 'vitest';
import { BOX_BUNDLE_INCHES } from './box-bundle-inches.ts';
import { MATTRESS_INCHES } from './mattress-inches.ts';

describe('the inches of a bundle in its box', () => {
  it('are the table of the specification, split king as it stands there [C3.23]', () => {
    expect(
      Object.entries(BOX_BUNDLE_INCHES).map(([size, { width, length }]) => `${size} ${width}x${length}`),
    ).toEqual([
      'twin 39x75',
      'twinXL 39x80',
      'full 54x75',
      'queen 60x80',
      'king 76x80',
      'calKing 72x84',
      'splitKing 72x84',
    ]);
  });

  it('are 11 inches high in every size [C3.24]', () => {
    expect(new Set(Object.values(BOX_BUNDLE_INCHES).map(({ height }) => height))).toEqual(new Set([11]));
  });

  it('are those of the mattress as shoppers read them, but for the split king', () => {
    const others = Object.entries(BOX_BUNDLE_INCHES).filter(([size]) => size !== 'splitKing');
    const read = Object.entries(MATTRESS_INCHES).filter(([size]) => size !== 'splitKing');
    expect(others.map(([size, { width, length }]) => [size, `${width} × ${length}`])).toEqual(read);
    expect(MATTRESS_INCHES.splitKing).toBe('two 38 × 80');
  });
});

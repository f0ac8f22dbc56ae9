import { describe, expect, it } from 'vitest';
import { findVariant } from '../options/find-variant.ts';
import { linesFrom, sampleStock } from './sample-carts.ts';
import { findSample } from './sample-products.ts';

describe('the made-up carts of these tests', () => {
  it('makes a line of each pick, and only of variants that exist', () => {
    const lines = linesFrom([0, 5, 17, 29, 1000].map((variant) => ({ variant, quantity: 2, parent: null })));
    expect(lines.map(({ id }) => id)).toEqual(['line-0', 'line-1', 'line-2', 'line-3', 'line-4']);
    const found = lines.map(({ productId, properties }) => {
      const product = findSample(productId);
      return product !== null && findVariant(product, properties).ok;
    });
    expect(found).toEqual([true, true, true, true, true]);
  });

  it('puts a line behind an earlier one that stands alone, and behind no other', () => {
    const lines = linesFrom([
      { variant: 3, quantity: 1, parent: 0 },
      { variant: 3, quantity: 1, parent: null },
      { variant: 3, quantity: 1, parent: 1 },
      { variant: 3, quantity: 1, parent: 2 },
    ]);
    expect(lines.map(({ forItem }) => forItem)).toEqual([null, null, 'line-1', null]);
  });

  it('has as many available units of everything as asked for', () => {
    const units = sampleStock(7, { 'mattress-s:queen': 0 });
    expect(units.get('mattress-s:queen')).toBe(0);
    expect(units.get('sheets-s:twin/c:white')).toBe(7);
    expect(units.get('plan')).toBe(7);
  });
});

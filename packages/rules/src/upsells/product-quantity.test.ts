import { describe, expect, it } from 'vitest';
import { PILLOW, SHEETS } from '../invariants/sample-products.ts';
import { startQuantity } from './product-quantity.ts';

const PAIR = { ...PILLOW, markers: ['pillow-pair'] };

describe('how many of a product a page starts with', () => {
  it('is one', () => {
    expect(startQuantity(SHEETS, true)).toBe(1);
    expect(startQuantity(PILLOW, true)).toBe(1);
  });

  it('[C5.17] is two of a pillow that is sold in pairs, on its own page', () => {
    expect(startQuantity(PAIR, true)).toBe(2);
  });

  it('is one of it where it is offered beside something else', () => {
    expect(startQuantity(PAIR, false)).toBe(1);
  });

  it('is one of anything else that carries the marker', () => {
    expect(startQuantity({ ...SHEETS, markers: ['pillow-pair'] }, true)).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PILLOW, SHEETS } from '../testing/sample-products.ts';
import { startQuantity } from './product-quantity.ts';

const PAIR = { ...PILLOW, markers: ['pillow-pair'] };

describe('the quantity that a page starts with', () => {
  it('is one of most products', () => {
    expect(startQuantity(SHEETS, true)).toBe(1);
    expect(startQuantity(PILLOW, true)).toBe(1);
  });

  it('is two of a pillow that is sold in pairs, on its own page [C5.17]', () => {
    expect(startQuantity(PAIR, true)).toBe(2);
  });

  it('is one of such a pillow where it is offered beside another product', () => {
    expect(startQuantity(PAIR, false)).toBe(1);
  });

  it('is one of anything else that carries the marker', () => {
    expect(startQuantity({ ...SHEETS, markers: ['pillow-pair'] }, true)).toBe(1);
  });

  it('is two of nothing but a pillow with the marker, on its own page', () => {
    const kinds = fc.constantFrom('pillow', 'sheets', 'mattress', 'bedding');
    const markers = fc.subarray(['pillow-pair', 'best-rest-pillow', 'replaces-gifts']);
    fc.assert(
      fc.property(kinds, markers, fc.boolean(), (kind, marks, isMain) => {
        const isPair = isMain && kind === 'pillow' && marks.includes('pillow-pair');
        expect(startQuantity({ kind, markers: marks }, isMain)).toBe(isPair ? 2 : 1);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../options/product.ts';
import { size } from '../testing/sample-carts.ts';
import { FOUNDATION, MATTRESS, PILLOW, sampleProduct } from '../testing/sample-products.ts';
import { NIGHTSTAND, PREMIER } from '../testing/sample-sets.ts';
import { bedsServed, goesWith } from './goes-with.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';
import { upsellFit } from './upsell-fit.ts';

const FLAGS = { splitKingGift: false };
const chosen = (product: Product, value: string | null) => ({
  product,
  variant: { chosen: value === null ? [] : size(value) },
});
const premier = (value: string, quantity = 1) => ({ ...chosen(PREMIER, value), quantity });
const bed = (value: string | null) => chosen(MATTRESS, value);
const terms = { hasFixedSaving: false, isNotSaleable: true, sellsWith: ['nightstand'] };
const lamp = sampleProduct({ id: 'lamp', title: 'Lamp', kind: 'furniture', prices: {}, upsell: terms });

describe('how many beds an upgrade serves', () => {
  it('is one each, in the size of the bed', () => {
    expect(bedsServed(premier('queen', 3), bed('queen'), FLAGS)).toBe(3);
    expect(bedsServed(premier('twin', 3), bed('king'), FLAGS)).toBe(0);
  });

  it('is one for two twin XL on a split king, and none for half a set', () => {
    expect(bedsServed(premier('twinXL', 2), bed('splitKing'), FLAGS)).toBe(1);
    expect(bedsServed(premier('twinXL', 5), bed('splitKing'), FLAGS)).toBe(2);
    expect(bedsServed(premier('twinXL', 1), bed('splitKing'), FLAGS)).toBe(0);
  });

  it('is any for what has no size', () => {
    const blanket = { ...chosen(NIGHTSTAND, null), quantity: 2 };
    expect(bedsServed(blanket, bed('queen'), FLAGS)).toBe(2);
  });

  it('is none beside what is no mattress, has no size or is not on its list', () => {
    expect(bedsServed(premier('queen'), chosen(FOUNDATION, 'queen'), FLAGS)).toBe(0);
    expect(bedsServed(premier('queen'), bed(null), FLAGS)).toBe(0);
    const other = { ...MATTRESS, name: 'memory-foam-mattress' };
    expect(bedsServed(premier('queen'), chosen(other, 'queen'), FLAGS)).toBe(0);
  });

  it('is more than none exactly where the upgrade has the size that goes with the bed', () => {
    const anySize = fc.constantFrom(...UPGRADE_SIZES);
    fc.assert(
      fc.property(anySize, anySize, fc.integer({ min: 2, max: 9 }), (own, ofBed, quantity) => {
        const isFitting = upsellFit(PREMIER, ofBed, FLAGS)?.size === own;
        expect(bedsServed(premier(own, quantity), bed(ofBed), FLAGS) > 0).toBe(isFitting);
      }),
    );
  });
});

describe('whether something may be for a line', () => {
  it('is always so for what has no saving and is sold by itself', () => {
    expect(goesWith(chosen(PILLOW, 'king'), bed('queen'), FLAGS)).toBe(true);
    const shelf = { ...lamp, upsell: { ...terms, isNotSaleable: false } };
    expect(goesWith(chosen(shelf, null), bed('queen'), FLAGS)).toBe(true);
  });

  it('depends on mattress and size for what has a saving', () => {
    expect(goesWith(premier('queen'), bed('queen'), FLAGS)).toBe(true);
    expect(goesWith(premier('king'), bed('queen'), FLAGS)).toBe(false);
  });

  it('depends on the list for what is sold only with something', () => {
    expect(goesWith(chosen(lamp, null), chosen(NIGHTSTAND, null), FLAGS)).toBe(true);
    expect(goesWith(chosen(lamp, null), bed('queen'), FLAGS)).toBe(false);
  });
});

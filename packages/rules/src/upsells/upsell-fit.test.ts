import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { MATTRESS, PILLOW, PROTECTOR, SHEETS, sampleProduct } from '../testing/sample-products.ts';
import { BASE, NIGHTSTAND, PREMIER } from '../testing/sample-sets.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';
import { isFittedToBed, upsellFit } from './upsell-fit.ts';

const OFF = flagsWith();
const beside = (product: Product, flags = OFF) =>
  UPGRADE_SIZES.map((size) => {
    const found = upsellFit(product, size, flags);
    return found ? `${found.units} ${found.size}` : '-';
  });

describe('the size in which an item goes with a bed', () => {
  it('is that of the bed, where the item comes in it', () => {
    expect(beside(BASE)).toEqual(['-', '1 twinXL', '-', '1 queen', '1 king', '-', '1 splitKing']);
    expect(beside(SHEETS).slice(0, 6)).toEqual([
      '1 twin',
      '1 twinXL',
      '1 full',
      '1 queen',
      '1 king',
      '1 calKing',
    ]);
  });

  it('is two twin XL of sheets and protectors for a split king, or one made for it with the flag', () => {
    expect(upsellFit(SHEETS, 'splitKing', OFF)).toEqual({ size: 'twinXL', units: 2 });
    const made = sampleProduct({
      id: 'made',
      title: 'Made for it',
      kind: 'protector',
      options: { Size: ['twinXL', 'splitKing'] },
      prices: {},
    });
    expect(upsellFit(made, 'splitKing', OFF)).toEqual({ size: 'twinXL', units: 2 });
    expect(upsellFit(made, 'splitKing', flagsWith({ splitKingGift: true }))).toEqual({
      size: 'splitKing',
      units: 1,
    });
  });

  it('is king of a pillow for king sizes, and one pillow in any case', () => {
    expect(beside(PILLOW)).toEqual([
      '1 standard',
      '1 standard',
      '1 standard',
      '1 standard',
      '1 king',
      '1 king',
      '1 king',
    ]);
  });

  it('is that of the bed for a sleep bundle, and two twin XL only where none is made for a split king', () => {
    expect(beside(PREMIER)).toEqual(['1 twin', '1 twinXL', '-', '1 queen', '1 king', '-', '2 twinXL']);
    const made = sampleProduct({
      id: 'made',
      title: 'Made for it',
      kind: 'sleep-bundle',
      options: { Size: ['queen', 'splitKing'] },
      prices: {},
    });
    expect(beside(made)).toEqual(['-', '-', '-', '1 queen', '-', '-', '1 splitKing']);
    const neither = { ...made, properties: [] };
    expect(upsellFit(neither, 'splitKing', OFF)).toBeNull();
  });

  it('is none for what has no size', () => {
    expect(beside(NIGHTSTAND)).toEqual(UPGRADE_SIZES.map(() => '-'));
  });

  it('is always one that the item comes in', () => {
    const products = fc.constantFrom(BASE, SHEETS, PILLOW, PROTECTOR, PREMIER, MATTRESS, NIGHTSTAND);
    fc.assert(
      fc.property(
        products,
        fc.constantFrom(...UPGRADE_SIZES),
        fc.boolean(),
        (product, size, splitKingGift) => {
          const found = upsellFit(product, size, { splitKingGift });
          const offered = product.properties.flatMap(({ options }) => options.map(({ value }) => value));
          expect(found === null || offered.includes(found.size)).toBe(true);
        },
      ),
    );
  });
});

describe('an item of no use on a bed of another size', () => {
  it('is what lies on it, under it or covers it; a pillow and a blanket are not', () => {
    expect(isFittedToBed('sheets')).toBe(true);
    expect(isFittedToBed('adjustable-base')).toBe(true);
    expect(isFittedToBed('protection-plan')).toBe(true);
    expect(isFittedToBed('pillow')).toBe(false);
    expect(isFittedToBed('bedding')).toBe(false);
    expect(isFittedToBed('nightstand')).toBe(false);
  });
});

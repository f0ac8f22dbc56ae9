import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../testing/sample-sets.ts';
import type { Bundle } from './bundle.ts';
import { bundleDefaultSize, bundleSizes } from './bundle-default-size.ts';

const start = (bundle: Bundle) => bundleDefaultSize(bundle, findSetSample);
const withMattress = (productId: string): Bundle => ({
  ...ADJUSTABLE_SET,
  groups: [{ role: 'mattress', title: 'Mattress', productIds: [productId], isOptional: false }],
});

describe('the sizes of a bundle', () => {
  it('are those in which every part can be had', () => {
    expect(bundleSizes(ADJUSTABLE_SET, findSetSample)).toEqual(['twinXL', 'queen', 'king', 'splitKing']);
  });

  it('are those of the parts that have sizes', () => {
    expect(bundleSizes(BEDROOM_SET, findSetSample)).toEqual(['queen', 'king']);
  });

  it('are without what is sold out', () => {
    expect(bundleSizes(withMattress('mattress'), findSetSample)).not.toContain('full');
  });

  it('are none of a set without sizes, or of one whose parts nobody sells', () => {
    const nightstands = { groups: BEDROOM_SET.groups.slice(1) };
    expect(bundleSizes(nightstands, findSetSample)).toEqual([]);
    expect(bundleSizes(withMattress('elephant'), findSetSample)).toEqual([]);
  });
});

describe('the size that the page of a bundle starts with', () => {
  it('is split king in a bundle that says so [C5.21]', () => {
    expect(start(ADJUSTABLE_SET)).toBe('splitKing');
  });

  it('is queen in every other bundle', () => {
    expect(start(BEDROOM_SET)).toBe('queen');
  });

  it('is queen where a split king cannot be had', () => {
    expect(start({ ...BEDROOM_SET, defaultSize: 'splitKing' })).toBe('queen');
  });

  it('is the smallest where neither can be had', () => {
    const kingOnly = { ...withMattress('ultra'), defaultSize: 'splitKing' };
    const soldOutQueen = (id: string) => {
      const product = findSetSample(id);
      const king = product?.variants['ultra-s:king'];
      return product && king ? { ...product, variants: { [king.sku]: king } } : product;
    };
    expect(bundleDefaultSize(kingOnly, soldOutQueen)).toBe('king');
  });

  it('is none for a set without sizes', () => {
    expect(start({ ...BEDROOM_SET, groups: BEDROOM_SET.groups.slice(1) })).toBeNull();
  });

  it('is always one of its sizes', () => {
    fc.assert(
      fc.property(fc.string(), (defaultSize) => {
        expect(bundleSizes(ADJUSTABLE_SET, findSetSample)).toContain(
          start({ ...ADJUSTABLE_SET, defaultSize }),
        );
      }),
    );
  });
});

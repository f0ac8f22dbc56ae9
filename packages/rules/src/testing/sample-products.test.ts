import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { findSample, MATTRESS, PLAN, SHEETS, sampleProduct } from './sample-products.ts';

describe('the made-up products of these tests', () => {
  it('has one variant for each combination of options, filed under its key', () => {
    expect(Object.keys(SHEETS.variants)).toHaveLength(12);
    expect(SHEETS.variants['sheets-s:queen/c:golden oak']).toMatchObject({ list: 9900, price: 7900 });
  });

  it('has one variant of a product without options', () => {
    expect(Object.keys(PLAN.variants)).toEqual(['plan']);
  });

  it('takes two Twin XL from stock for a split king', () => {
    expect(MATTRESS.variants['mattress-s:splitking']?.demand).toEqual([
      { stockItem: 'mattress-s:twinxl', units: 2, available: 100, backOrder: false },
    ]);
  });

  it('costs nothing where no price was given', () => {
    const product = sampleProduct({ id: 'x', title: 'X', kind: 'service', prices: {} });
    expect(product.variants.x).toMatchObject({ list: 0, price: 0, value: 0 });
  });

  it('finds a product by its id, and nothing else', () => {
    expect(findSample('pillow')?.title).toBe('Pillow');
    expect(findSample('elephant')).toBeNull();
  });

  it('can be had in every combination of its options, each under a key of its own', () => {
    const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
    fc.assert(
      fc.property(some(SIZES), some(['white', 'Golden Oak', 'a/b']), (Size, Color) => {
        const recipe = { id: 'x', title: 'X', kind: 'sheets', options: { Size, Color }, prices: {} } as const;
        const variants = Object.values(sampleProduct(recipe).variants);
        expect(variants).toHaveLength(Size.length * Color.length);
        expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
      }),
    );
  });
});

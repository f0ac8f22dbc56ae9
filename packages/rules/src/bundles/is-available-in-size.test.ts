import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../options/sizes.ts';
import { MATTRESS, PROTECTOR } from '../testing/sample-products.ts';
import { ADJUSTABLE_SET, BASE, FRAME, findSetSample, NIGHTSTAND } from '../testing/sample-sets.ts';
import { decideBundleChoice } from './choose-bundle.ts';
import { isAvailableInSize } from './is-available-in-size.ts';

describe('whether a part of a set comes in its size', () => {
  it('goes by what can be bought', () => {
    expect([isAvailableInSize(BASE, 'queen'), isAvailableInSize(BASE, 'calKing')]).toEqual([true, false]);
    expect(isAvailableInSize({ ...FRAME, variants: {} }, 'queen')).toBe(false);
  });

  it('is true of what has no size, and of anything while no size is asked for', () => {
    expect([isAvailableInSize(NIGHTSTAND, 'queen'), isAvailableInSize(BASE, null)]).toEqual([true, true]);
  });

  it('is true exactly of what can be put into a cart in that size', () => {
    const products = fc.constantFrom(MATTRESS, PROTECTOR, BASE, FRAME, NIGHTSTAND);
    fc.assert(
      fc.property(products, fc.constantFrom(...SIZES), (product, size) => {
        const group = { role: 'base' as const, title: 'Part', productIds: [product.id], isOptional: false };
        const choices = { size, products: { base: product.id } };
        const decision = decideBundleChoice({ ...ADJUSTABLE_SET, groups: [group] }, choices, findSetSample);
        expect(decision.ok).toBe(isAvailableInSize(product, size));
      }),
    );
  });
});

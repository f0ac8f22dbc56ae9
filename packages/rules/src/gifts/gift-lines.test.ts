import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../invariants/sample-carts.ts';
import { findSample, MATTRESS, PLAN, sampleProduct } from '../invariants/sample-products.ts';
import { findVariant } from '../options/find-variant.ts';
import { giftsFor } from './gift-lines.ts';

/** The gifts of so many mattresses in a size, as `2 pillow standard`. */
const giftsOf = (mattressSize: string, quantity = 1) =>
  giftsFor(MATTRESS, size(mattressSize), quantity, findSample).map(
    ({ product, properties, quantity: count }) =>
      [count, product.id, ...properties.map(({ value }) => value)].join(' '),
  );

describe('what comes free with a mattress', () => {
  it('is a sheet set, two pillows and a protector for a queen', () => {
    expect(giftsOf('queen')).toEqual(['1 sheets queen white', '2 pillow standard', '1 protector queen']);
  });

  it('is one pillow for a twin', () => {
    expect(giftsOf('twin')).toEqual(['1 sheets twin white', '1 pillow standard', '1 protector twin']);
  });

  it('[C5.07] counts a split king as two twin XL', () => {
    expect(giftsOf('splitKing')).toEqual(['2 sheets twinXL white', '2 pillow king', '2 protector twinXL']);
  });

  it('comes once for each mattress', () => {
    expect(giftsOf('queen', 3)).toEqual(['3 sheets queen white', '6 pillow standard', '3 protector queen']);
  });

  it('leaves out what does not fit the bed', () => {
    expect(giftsOf('calKing')).toEqual(['1 sheets calKing white', '2 pillow king']);
  });

  it('is nothing for a product that brings no gifts', () => {
    expect(giftsFor(PLAN, [], 1, findSample)).toEqual([]);
  });

  it('leaves out a gift that is no longer sold', () => {
    const mattress = { ...MATTRESS, gifts: ['elephant', 'pillow'] };
    const gifts = giftsFor(mattress, size('queen'), 1, findSample);
    expect(gifts.map(({ product }) => product.id)).toEqual(['pillow']);
  });

  it('comes in the first size when the product that brings it has no size', () => {
    const plan = { ...PLAN, gifts: ['pillow'] };
    expect(giftsFor(plan, [], 2, findSample)).toMatchObject([{ properties: size('standard'), quantity: 2 }]);
  });

  it('leaves out a gift that has a property without options', () => {
    const empty = sampleProduct({ id: 'e', title: 'E', kind: 'bedding', options: { Color: [] }, prices: {} });
    expect(giftsFor({ ...PLAN, gifts: ['e'] }, [], 1, () => empty)).toEqual([]);
  });

  it('is always something that exists', () => {
    const sizes = MATTRESS.properties.flatMap(({ options }) => options.map(({ value }) => value));
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.integer({ min: 1, max: 100 }), (each, quantity) => {
        const gifts = giftsFor(MATTRESS, size(each), quantity, findSample);
        expect(gifts.every(({ product, properties }) => findVariant(product, properties).ok)).toBe(true);
        expect(gifts.every((gift) => gift.quantity % quantity === 0)).toBe(true);
      }),
    );
  });
});

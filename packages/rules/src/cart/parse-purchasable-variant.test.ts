import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../testing/sample-carts.ts';
import { findSetSample } from '../testing/sample-sets.ts';
import { parsePurchasableVariant } from './parse-purchasable-variant.ts';

const FACTS = { findProduct: findSetSample };
const color = (value: string) => ({ name: 'Color', value });

describe('a choice of a product', () => {
  it('is its variant when all its options are chosen', () => {
    const properties = [...size('queen'), color('natural')];
    const choice = parsePurchasableVariant({ productID: 'frame', properties }, FACTS);
    expect(choice.ok && choice.change.variant.chosen).toEqual(properties);
  });

  it('is refused when it is sold out, incomplete, or of nothing that there is', () => {
    const codeOf = (productID: string, properties: ReturnType<typeof color>[]) => {
      const choice = parsePurchasableVariant({ productID, properties }, FACTS);
      return choice.ok ? null : choice.refusal.code;
    };
    expect(codeOf('frame', [...size('queen'), color('grey')])).toBe('not_purchasable');
    expect(codeOf('frame', size('queen'))).toBe('impossible_option');
    expect(codeOf('elephant', [])).toBe('unknown_product');
  });

  it('is a variant of that very product, or a reason, whatever is sent', () => {
    const name = fc.constantFrom('Size', 'Color', 'size', 'Height');
    const value = fc.constantFrom('queen', 'Queen', 'natural', 'grey', 'jumbo', '');
    const productID = fc.constantFrom('frame', 'base', 'pillow', 'elephant', '');
    fc.assert(
      fc.property(productID, fc.array(fc.record({ name, value }), { maxLength: 3 }), (id, properties) => {
        const choice = parsePurchasableVariant({ productID: id, properties }, FACTS);
        const { product, variant } = choice.ok ? choice.change : { product: null, variant: null };
        expect(product?.id ?? id).toBe(id);
        expect([null, ...Object.values(findSetSample(id)?.variants ?? {})]).toContain(variant);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindProduct, Product } from '../options/product.ts';
import { MATTRESS, PILLOW, SHEETS } from '../testing/sample-products.ts';
import { findSetSample, PREMIER } from '../testing/sample-sets.ts';
import { upsell } from '../testing/sample-upsells.ts';
import { brandUpsells, listedUpsells } from './brand-upsells.ts';
import { findUpsells } from './find-upsells.ts';

const LIST = findUpsells(
  [
    upsell(),
    upsell({ name: 'pillow', sku: 'pillow', sellsWith: ['mattress', 'sheets'] }),
    upsell({ name: 'premier-bundle', sku: 'premier-bundle', sellsWith: ['mattress'] }),
  ],
  [SHEETS, PILLOW, PREMIER],
);
const shown = (page: Product, premierBundle = true) =>
  brandUpsells(LIST, page, { premierBundle }, findSetSample).map(({ name }) => name);

describe('the upsells shown with a product', () => {
  it("are only those of the brand's list [C4.12]", () => {
    expect(shown(MATTRESS)).toEqual(['sheets', 'pillow', 'premier-bundle']);
    expect(brandUpsells([], MATTRESS, { premierBundle: true }, findSetSample)).toEqual([]);
  });

  it('are only those that sell with it [C3.51]', () => {
    expect(shown(PREMIER)).toEqual(['sheets']);
  });

  it('are never the product itself', () => {
    expect(shown(SHEETS)).toEqual(['pillow']);
  });

  it('are only those that can be bought in some variant', () => {
    const soldOut = (id: string) => {
      const product = findSetSample(id);
      return product && id === 'pillow' ? { ...product, variants: {} } : product;
    };
    const names = brandUpsells(LIST, MATTRESS, { premierBundle: true }, soldOut).map(({ name }) => name);
    expect(names).toEqual(['sheets', 'premier-bundle']);
    expect(brandUpsells(LIST, MATTRESS, { premierBundle: true }, () => null)).toEqual([]);
  });

  it('stay in the list while they are sold out, but not once the catalogue has them no more', () => {
    const listed = (findProduct: FindProduct) =>
      listedUpsells(LIST, MATTRESS, { premierBundle: true }, findProduct).map(({ name }) => name);
    const soldOut = (id: string) => {
      const product = findSetSample(id);
      const variants = Object.entries(product?.variants ?? {}).map(([sku, variant]) => {
        const availability = { ...variant.availability, isInStock: false, isBackOrderAllowed: false };
        return [sku, { ...variant, availability }];
      });
      return product && { ...product, variants: Object.fromEntries(variants) };
    };
    expect(brandUpsells(LIST, MATTRESS, { premierBundle: true }, soldOut)).toEqual([]);
    expect(listed(soldOut)).toEqual(['sheets', 'pillow', 'premier-bundle']);
    expect(listed((id) => (id === 'pillow' ? null : soldOut(id)))).toEqual(['sheets', 'premier-bundle']);
  });

  it('are without the Premier Bundle while its flag is off', () => {
    expect(shown(MATTRESS, false)).toEqual(['sheets', 'pillow']);
  });

  it("are always in the order of the brand's list, each once, and never the page itself", () => {
    const pages = fc.constantFrom(MATTRESS, SHEETS, PILLOW, PREMIER);
    fc.assert(
      fc.property(fc.subarray(LIST), pages, fc.boolean(), (list, page, premierBundle) => {
        const some = brandUpsells(list, page, { premierBundle }, findSetSample);
        expect(some).toEqual(list.filter((each) => some.includes(each)));
        expect(some.some(({ productId }) => productId === page.id)).toBe(false);
      }),
    );
  });
});

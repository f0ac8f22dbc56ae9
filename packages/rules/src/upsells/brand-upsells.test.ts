import { describe, expect, it } from 'vitest';
import { MATTRESS, PILLOW, SHEETS } from '../invariants/sample-products.ts';
import { PREMIER } from '../invariants/sample-sets.ts';
import { upsell } from '../invariants/sample-upsells.ts';
import type { Product } from '../options/product.ts';
import { brandUpsells } from './brand-upsells.ts';
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
  brandUpsells(LIST, page, { premierBundle }).map(({ name }) => name);

describe('the upsells shown with a product', () => {
  it("[C4.12] are only those of the brand's list", () => {
    expect(shown(MATTRESS)).toEqual(['sheets', 'pillow', 'premier-bundle']);
    expect(brandUpsells([], MATTRESS, { premierBundle: true })).toEqual([]);
  });

  it('[C3.51] are only those that sell with it', () => {
    expect(shown(PREMIER)).toEqual(['sheets']);
  });

  it('are never the product itself', () => {
    expect(shown(SHEETS)).toEqual(['pillow']);
  });

  it('are without the Premier Bundle while its flag is off', () => {
    expect(shown(MATTRESS, false)).toEqual(['sheets', 'pillow']);
  });
});

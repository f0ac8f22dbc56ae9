import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../options/product.ts';
import { MATTRESS, PILLOW, PROTECTOR, SHEETS } from '../testing/sample-products.ts';
import { upsell } from '../testing/sample-upsells.ts';
import { findUpsells } from './find-upsells.ts';
import type { UpsellItem } from './upsell-item.ts';

const CATALOGUE: readonly Product[] = [MATTRESS, SHEETS, PILLOW];
const found = (...list: readonly UpsellItem[]) => findUpsells(list, CATALOGUE);

describe('the upsells of a brand', () => {
  it('are those whose product the catalogue has', () => {
    const list = [upsell(), upsell({ name: 'protector', sku: 'protector' })];
    expect(found(...list).map(({ name, productId }) => [name, productId])).toEqual([['sheets', 'sheets']]);
    expect(findUpsells(list, [...CATALOGUE, PROTECTOR])).toHaveLength(2);
  });

  it('are looked up by another sku when their own is not found [C3.42]', () => {
    expect(found(upsell({ sku: 'old-sheets', fallbackSku: 'pillow' }))).toMatchObject([
      { productId: 'pillow' },
    ]);
    expect(found(upsell({ sku: 'sheets', fallbackSku: 'pillow' }))).toMatchObject([{ productId: 'sheets' }]);
  });

  it('are looked up by name where another brand wrote the list', () => {
    expect(found(upsell({ sku: 'old-sheets', fallbackSku: 'older-sheets' }))).toMatchObject([
      { productId: 'sheets' },
    ]);
    expect(found(upsell({ name: 'linen', sku: 'linen' }))).toEqual([]);
  });

  it('are looked up by the key of a variant as well', () => {
    expect(found(upsell({ sku: 'pillow-s:king' }))).toMatchObject([{ productId: 'pillow' }]);
    expect(found(upsell({ name: 'constructor', sku: 'constructor' }))).toEqual([]);
  });

  it('know whether they are upsells and have a page of their own [C3.49]', () => {
    expect(found(upsell({ isNotSaleable: true }))).toMatchObject([
      { isUpsell: true, isNotSaleable: true, isStandalone: false },
    ]);
    expect(found(upsell())).toMatchObject([{ isUpsell: true, isNotSaleable: false, isStandalone: true }]);
  });

  it('keep the order of the list, each once, with all that the list says of them', () => {
    const skus = fc.array(fc.constantFrom('sheets', 'pillow', 'elephant', 'mattress'));
    fc.assert(
      fc.property(skus, (list) => {
        const items = list.map((sku) => upsell({ name: sku, sku, features: [sku] }));
        const expected = items.filter(({ sku }) => ['sheets', 'pillow', 'mattress'].includes(sku));
        expect(found(...items).map(({ name, features }) => [name, features])).toEqual(
          expected.map(({ name, features }) => [name, features]),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATTRESS, PILLOW, sampleProduct } from '../testing/sample-products.ts';
import type { Product, Variant } from './product.ts';
import { splitKingHalf, splitKingPrice } from './split-king.ts';

const variant = (product: Product, sku: string): Variant => {
  const found = product.variants[sku];
  if (!found) throw new Error(`no ${sku}`);
  return found;
};

describe('a split king', () => {
  it('is two Twin XL', () => {
    const splitKing = variant(MATTRESS, 'mattress-s:splitking');
    expect(splitKingHalf(MATTRESS, splitKing)?.sku).toBe('mattress-s:twinxl');
  });

  it('is two in its own colour', () => {
    const sheets = sampleProduct({
      id: 's',
      title: 'S',
      kind: 'sheets',
      options: { Size: ['twinXL', 'splitKing'], Color: ['white', 'grey'] },
      prices: {},
    });
    expect(splitKingHalf(sheets, variant(sheets, 's-s:splitking/c:grey'))?.sku).toBe('s-s:twinxl/c:grey');
  });

  it('has no half where there is no Twin XL', () => {
    const splitKing = variant(MATTRESS, 'mattress-s:splitking');
    expect(splitKingHalf({ ...MATTRESS, variants: {} }, splitKing)).toBeNull();
  });

  it('costs twice the discounted Twin XL [C4.19]', () => {
    expect(splitKingPrice({ list: 64_000, price: 44_900, value: 65_000 })).toEqual({
      list: 128_000,
      price: 89_800,
      value: 130_000,
    });
  });

  it('is always an even number of cents', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, cents, (list, price, value) => {
        const prices = Object.values(splitKingPrice({ list, price, value }));
        expect(prices.filter((amount) => amount % 2 !== 0)).toEqual([]);
      }),
    );
  });
});

it('nothing else is made of halves', () => {
  expect(splitKingHalf(MATTRESS, variant(MATTRESS, 'mattress-s:king'))).toBeNull();
  expect(splitKingHalf(PILLOW, variant(PILLOW, 'pillow-s:king'))).toBeNull();
});

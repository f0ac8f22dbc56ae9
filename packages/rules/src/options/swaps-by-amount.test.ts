import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IN_STOCK, SOLD_OUT, sampleProduct } from '../testing/sample-products.ts';
import type { Product, Variant } from './product.ts';
import { findSwap } from './swap.ts';
import { swapForAmount, swapsByAmount } from './swaps-by-amount.ts';

const variantOf = (color: string, units: number): Variant => ({
  sku: color,
  chosen: [{ name: 'Color', value: color }],
  list: 100,
  price: 90,
  value: 100,
  availability: units > 0 ? IN_STOCK : SOLD_OUT,
  units,
  demand: [{ stockItem: color, units: 1 }],
});

const WHITE = variantOf('white', 0);

const sheetsOf = (units: Readonly<Record<string, number>>): Product => ({
  ...sampleProduct({ id: 'p', title: 'P', kind: 'bedding', prices: {} }),
  variants: Object.fromEntries([
    ['white', WHITE],
    ...Object.entries(units).map(([color, count]) => [color, variantOf(color, count)] as const),
  ]),
});

describe('what stands in, by the amount wanted', () => {
  it('changes where the fewest units no longer cover it, and is told once for all amounts alike', () => {
    expect(swapsByAmount(sheetsOf({ grey: 40, blue: 7, green: 2 }), WHITE, 10)).toEqual([
      { from: 1, sku: 'green' },
      { from: 3, sku: 'blue' },
      { from: 8, sku: 'grey' },
    ]);
  });

  it('is nothing when everything is sold out', () => {
    expect(swapsByAmount(sheetsOf({ grey: 0 }), WHITE, 10)).toEqual([]);
    expect(swapForAmount([], 1)).toBeNull();
  });

  it('is for every amount what the swap of that amount is', () => {
    const stock = fc.record({ grey: fc.nat(12), blue: fc.nat(12), green: fc.nat(12) });
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 10 }), (units, amount) => {
        const sheets = sheetsOf(units);
        const expected = findSwap(sheets, WHITE, amount)?.sku ?? null;
        expect(swapForAmount(swapsByAmount(sheets, WHITE, 10), amount)).toBe(expected);
      }),
    );
  });
});

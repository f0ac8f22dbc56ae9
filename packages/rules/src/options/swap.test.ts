import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACK_ORDER, IN_STOCK, SOLD_OUT, sampleProduct } from '../testing/sample-products.ts';
import type { Product, Variant } from './product.ts';
import { findSwap } from './swap.ts';

/** A product of these variants, "queen/grey" -> units; none in stock when 0. */
const product = (
  names: readonly ('Size' | 'Color' | 'Weight')[],
  units: Readonly<Record<string, number>>,
): Product => {
  const base = sampleProduct({ id: 'p', title: 'P', kind: 'bedding', prices: {} });
  const variants = Object.entries(units).map(([key, count]): [string, Variant] => {
    const values = key.split('/');
    return [
      key,
      {
        sku: key,
        chosen: names.map((name, index) => ({ name, value: values[index] ?? '' })),
        list: 100,
        price: 90,
        value: 100,
        availability: count > 0 ? IN_STOCK : SOLD_OUT,
        units: count,
        demand: [{ stockItem: key, units: 1 }],
      },
    ];
  });
  return { ...base, variants: Object.fromEntries(variants) };
};

const swap = (of: Product, sku: string, amount = 1): string | null => {
  const current = of.variants[sku];
  if (!current) throw new Error(`no ${sku}`);
  return findSwap(of, current, amount)?.sku ?? null;
};

describe('what stands in for what is out of stock', () => {
  it('is the next weight at or above', () => {
    const blanket = product(['Weight'], { '15': 9, '20': 0, '25': 9 });
    expect(swap(blanket, '20')).toBe('25');
  });

  it('is the largest weight below when there is none above', () => {
    const blanket = product(['Weight'], { '10': 9, '15': 9, '25': 0 });
    expect(swap(blanket, '25')).toBe('15');
  });

  it('is the one with the fewest units that still cover the amount [C4.09]', () => {
    const sheets = product(['Color'], { white: 0, grey: 40, blue: 7, green: 2 });
    expect(swap(sheets, 'white', 1)).toBe('green');
    expect(swap(sheets, 'white', 3)).toBe('blue');
  });

  it('is the one with the most units when none covers the amount [C4.10]', () => {
    const sheets = product(['Color'], { white: 0, grey: 4, blue: 7 });
    expect(swap(sheets, 'white', 9)).toBe('blue');
  });

  it('keeps the size if it can, else takes standard, else any [C4.11]', () => {
    const all = { 'queen/grey': 0, 'queen/white': 5, 'standard/grey': 5, 'king/grey': 5 };
    expect(swap(product(['Size', 'Color'], all), 'queen/grey')).toBe('queen/white');
    const noQueen = { ...all, 'queen/white': 0 };
    expect(swap(product(['Size', 'Color'], noQueen), 'queen/grey')).toBe('standard/grey');
    const noStandard = { ...noQueen, 'standard/grey': 0 };
    expect(swap(product(['Size', 'Color'], noStandard), 'queen/grey')).toBe('king/grey');
  });

  it('is the next larger bed when the size has to change, else the largest smaller one', () => {
    const beds = { full: 0, twin: 5, king: 5, queen: 900 };
    expect(swap(product(['Size'], beds), 'full')).toBe('queen');
    expect(swap(product(['Size'], { ...beds, queen: 0, king: 0 }), 'full')).toBe('twin');
  });

  it('keeps what else was chosen where the rest is equal', () => {
    const blanket = product(['Color', 'Weight'], { 'blue/15': 0, 'grey/20': 5, 'blue/20': 5 });
    expect(swap(blanket, 'blue/15')).toBe('blue/20');
  });

  it('is nothing when everything is sold out, and when nothing needs to stand in', () => {
    expect(swap(product(['Color'], { white: 0, grey: 0 }), 'white')).toBeNull();
    expect(swap(product(['Color'], { white: 3, grey: 2 }), 'white')).toBeNull();
  });

  it('is nothing for what ships later', () => {
    const sheets = product(['Color'], { white: 0, grey: 5 });
    const later = { ...sheets.variants.white, availability: BACK_ORDER } as Variant;
    expect(findSwap(sheets, later, 1)).toBeNull();
  });

  it('never comes from what is not sold any more', () => {
    const sheets = product(['Color'], { white: 0, grey: 5 });
    const grey = { ...sheets.variants.grey, availability: { ...IN_STOCK, isActive: false } } as Variant;
    expect(swap({ ...sheets, variants: { ...sheets.variants, grey } }, 'white')).toBeNull();
  });

  it('needs no second swap: what stands in can be had', () => {
    const units = fc.record({
      'queen/15': fc.nat(3),
      'queen/20': fc.nat(3),
      'king/15': fc.nat(3),
      'standard/20': fc.nat(3),
    });
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 5 }), (stock, amount) => {
        const blanket = product(['Size', 'Weight'], stock);
        for (const sku of Object.keys(stock)) {
          const first = swap(blanket, sku, amount);
          if (first !== null) expect(swap(blanket, first, amount)).toBeNull();
        }
      }),
    );
  });
});

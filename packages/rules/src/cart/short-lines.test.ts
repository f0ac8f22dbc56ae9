import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../options/product.ts';
import type { KnownDemand } from '../stock/demand.ts';
import { line, linesFrom, size } from '../testing/sample-carts.ts';
import { BACK_ORDER, findSample, sampleProduct } from '../testing/sample-products.ts';
import { shortLines } from './short-lines.ts';

const BED = sampleProduct({
  id: 'bed',
  title: 'Bed',
  kind: 'mattress',
  options: { Size: ['twinXL', 'splitKing', 'queen'] },
  prices: { twinXL: [100, 90], splitKing: [200, 180], queen: [100, 90] },
  availability: { queen: BACK_ORDER },
  units: { twinXL: 3, splitKing: 1, queen: 0 },
});
const SHEETS = { stockItem: 'set-sheets', units: 1, available: 3 };
const PILLOWS = { stockItem: 'set-pillow', units: 2, available: 0, backOrder: true };
const SET = setOf([SHEETS, PILLOWS]);
const findProduct = (id: string) => (id === 'bed' ? BED : id === 'set' ? SET : findSample(id));
const bed = (id: string, value: string, quantity: number) =>
  line({ id, productId: 'bed', properties: size(value), quantity });

const sets = (id: string, quantity: number) => line({ id, productId: 'set', properties: [], quantity });

describe('lines of which there are too few', () => {
  it('are told with how many there could be', () => {
    expect(shortLines([bed('a', 'twinXL', 5)], findProduct)).toEqual([
      { code: 'insufficient_stock', title: 'Bed', available: 3 },
    ]);
  });

  it('are none while there is enough', () => {
    expect(shortLines([bed('a', 'twinXL', 3)], findProduct)).toEqual([]);
    expect(shortLines([line()], findProduct)).toEqual([]);
  });

  it('share an item: two Twin XL for a split king, and one more', () => {
    expect(shortLines([bed('a', 'splitKing', 1), bed('b', 'twinXL', 1)], findProduct)).toEqual([]);
    const short = shortLines([bed('a', 'splitKing', 1), bed('b', 'twinXL', 2)], findProduct);
    expect(short.map((refusal) => 'available' in refusal && refusal.available)).toEqual([0, 1]);
  });

  it('are never those that may be back-ordered, nor what is gone altogether', () => {
    expect(shortLines([bed('a', 'queen', 50)], findProduct)).toEqual([]);
    expect(shortLines([line({ productId: 'elephant' })], findProduct)).toEqual([]);
    expect(shortLines([bed('a', 'emperor', 1)], findProduct)).toEqual([]);
  });

  it('are those of a set as soon as one part runs short, though another may be back-ordered', () => {
    expect(shortLines([sets('a', 3)], findProduct)).toEqual([]);
    expect(shortLines([sets('a', 10)], findProduct)).toEqual([
      { code: 'insufficient_stock', title: 'Set', available: 3 },
    ]);
    expect(shortLines([sets('a', 2), sets('b', 2)], findProduct)).toHaveLength(2);
  });

  it('are none in any cart of a few, where everything is there by the hundred', () => {
    const picks = fc.array(
      fc.record({
        variant: fc.constant(3),
        quantity: fc.integer({ min: 1, max: 9 }),
        parent: fc.constant(null),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(picks, (list) => {
        expect(shortLines(linesFrom(list), findSample)).toEqual([]);
      }),
    );
  });
});

/** A set that is made of several stock items and may be back-ordered. */
function setOf(demand: readonly KnownDemand[]): Product {
  const set = sampleProduct({
    id: 'set',
    title: 'Set',
    kind: 'sleep-bundle',
    prices: { one: [100, 90] },
    availability: { one: BACK_ORDER },
  });
  const variants = Object.entries(set.variants).map(([sku, variant]) => [sku, { ...variant, demand }]);
  return { ...set, variants: Object.fromEntries(variants) };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { sumDemand } from '../stock/demand.ts';
import { line, linesFrom, sampleStock, size } from '../testing/sample-carts.ts';
import { findSample } from '../testing/sample-products.ts';
import { findSetSample, setFacts, setUnits } from '../testing/sample-sets.ts';
import { demandOf, firstShortage, shortage, stockItemsOf } from './shortage.ts';

const split = line({ id: 'split', properties: size('splitKing'), quantity: 2 });
const twinXL = line({ id: 'twin-xl', properties: size('twinXL'), quantity: 3 });
const elephant = line({ id: 'elephant', productId: 'elephant' });
const emperor = line({ id: 'emperor', properties: size('emperor') });
const picks = fc.array(
  fc.record({
    variant: fc.nat({ max: 60 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    parent: fc.constant(null),
  }),
  { maxLength: 8 },
);

describe('what lines take from stock', () => {
  it('is their units, two twin XL for each split king', () => {
    expect(demandOf([split, twinXL, line()], findSample)).toEqual([
      { stockItem: 'mattress-s:queen', units: 1 },
      { stockItem: 'mattress-s:twinxl', units: 7 },
    ]);
  });

  it('is nothing for products and sizes that do not exist', () => {
    expect(demandOf([elephant, emperor], findSample)).toEqual([]);
  });

  it('doubles when the quantities double', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        const doubled = lines.map((each) => ({ ...each, quantity: each.quantity * 2 }));
        const twice = demandOf(lines, findSample).map((one) => ({ ...one, units: one.units * 2 }));
        expect(demandOf(doubled, findSample)).toEqual(twice);
      }),
    );
  });
});

describe('the stock items that choices touch', () => {
  it('are named once each', () => {
    expect(stockItemsOf([split, twinXL, line()], findSample)).toEqual([
      'mattress-s:queen',
      'mattress-s:twinxl',
    ]);
  });

  it('are none for products and sizes that do not exist', () => {
    expect(stockItemsOf([elephant, emperor], findSample)).toEqual([]);
  });

  it('are those of the demand', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        const items = demandOf(lines, findSample).map(({ stockItem }) => stockItem);
        expect(stockItemsOf(lines, findSample)).toEqual(items);
      }),
    );
  });
});

describe('a shortage', () => {
  it('is none while there is enough', () => {
    expect(shortage([line({ quantity: 5 })], findSample, sampleStock(5), 'line-1')).toBeNull();
  });

  it('says how many there could be', () => {
    expect(shortage([line({ quantity: 6 })], findSample, sampleStock(5), 'line-1')).toEqual({
      code: 'insufficient_stock',
      title: 'Calm mattress',
      available: 5,
    });
  });

  it('says how many there could be beside the other lines', () => {
    expect(shortage([split, twinXL], findSample, sampleStock(6), 'split')).toMatchObject({ available: 1 });
    expect(shortage([split, twinXL], findSample, sampleStock(6), 'twin-xl')).toMatchObject({ available: 2 });
    expect(shortage([split, twinXL], findSample, sampleStock(7), 'split')).toBeNull();
  });

  it('is never told as fewer than none', () => {
    expect(shortage([split, twinXL], findSample, sampleStock(1), 'split')).toMatchObject({ available: 0 });
  });

  it('is total for an item that nobody has counted', () => {
    expect(shortage([line()], findSample, new Map(), 'line-1')).toMatchObject({ available: 0 });
  });

  it('is none for what may be back-ordered', () => {
    const endless = sampleStock(0, { 'mattress-s:queen': Number.POSITIVE_INFINITY });
    expect(shortage([line({ quantity: 100 })], findSample, endless, 'line-1')).toBeNull();
  });

  it('is not told for lines that are not there or do not exist', () => {
    expect(shortage([line()], findSample, sampleStock(0), 'line-9')).toBeNull();
    expect(shortage([elephant], findSample, sampleStock(0), 'elephant')).toBeNull();
    expect(shortage([emperor], findSample, sampleStock(0), 'emperor')).toBeNull();
  });

  it('is gone once the line has as many as it was told', () => {
    fc.assert(
      fc.property(picks, fc.nat({ max: 40 }), (list, units) => {
        const lines = linesFrom(list);
        for (const each of lines) {
          const short = shortage(lines, findSample, sampleStock(units), each.id);
          if (short?.code !== 'insufficient_stock') continue;
          const fewer = lines.map((one) => (one === each ? { ...one, quantity: short.available } : one));
          expect(short.available).toBeLessThan(each.quantity);
          expect(shortage(fewer, findSample, sampleStock(units), each.id)).toBeNull();
        }
      }),
    );
  });
});

describe('a stock item that lines share through a sleep bundle', () => {
  const premier = line({ id: 'premier', productId: 'premier-bundle', quantity: 2 });
  const pillows = line({ id: 'pillows', productId: 'pillow', properties: size('standard'), quantity: 3 });
  const lines = [line({ quantity: 2 }), premier, pillows];

  it('is counted over all of them: two pillows in each bundle, and the pillows themselves', () => {
    expect(demandOf(lines, findSetSample)).toEqual([
      { stockItem: 'mattress-s:queen', units: 2 },
      { stockItem: 'pillow-s:standard', units: 7 },
      { stockItem: 'protector-s:queen', units: 2 },
      { stockItem: 'sheets-s:queen/c:white', units: 2 },
    ]);
  });

  it('cannot be sold twice', () => {
    const known = setUnits(100, { 'pillow-s:standard': 6 });
    expect(shortage(lines, findSetSample, known, 'premier')).toMatchObject({ available: 1 });
    expect(shortage(lines, findSetSample, known, 'pillows')).toMatchObject({ available: 2 });
    expect(shortage(lines, findSetSample, setUnits(7), 'premier')).toBeNull();
  });

  it('is counted with the gifts when the cart is ordered', () => {
    const { lines: priced } = priceCart(setFacts({ lines: [line(), pillows] }));
    const demand = sumDemand(
      priced.flatMap(({ variant, quantity }) =>
        variant.demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity })),
      ),
    );
    // Three that were chosen, and two that come free with the mattress.
    expect(demand).toContainEqual({ stockItem: 'pillow-s:standard', units: 5 });
  });

  it('is never oversold, whatever is put together', () => {
    const anyQuantity = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(anyQuantity, anyQuantity, fc.nat({ max: 20 }), (bundles, singles, units) => {
        const both = [
          { ...premier, quantity: bundles },
          { ...pillows, quantity: singles },
        ];
        const known = setUnits(100, { 'pillow-s:standard': units });
        const short = firstShortage(both, ['premier', 'pillows'], findSetSample, known);
        expect(short === null).toBe(2 * bundles + singles <= units);
      }),
    );
  });
});

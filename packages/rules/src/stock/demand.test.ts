import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumDemand } from './demand.ts';

const demands = fc.array(
  fc.record({ stockItem: fc.constantFrom('a', 'b', 'c', 'd'), units: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 20 },
);

describe('what an order takes from stock', () => {
  it('is summed where two lines share an item', () => {
    expect(
      sumDemand([
        { stockItem: 'twinxl', units: 2 },
        { stockItem: 'queen', units: 1 },
        { stockItem: 'twinxl', units: 3 },
      ]),
    ).toEqual([
      { stockItem: 'queen', units: 1 },
      { stockItem: 'twinxl', units: 5 },
    ]);
  });

  it('is empty for an order without lines', () => {
    expect(sumDemand([])).toEqual([]);
  });

  it('loses no unit and names each item once', () => {
    fc.assert(
      fc.property(demands, (list) => {
        const summed = sumDemand(list);
        const units = (all: typeof summed) => all.reduce((sum, each) => sum + each.units, 0);
        expect(units(summed)).toBe(units(list));
        expect(new Set(summed.map(({ stockItem }) => stockItem)).size).toBe(summed.length);
      }),
    );
  });

  it('comes in the same order for everybody, so that nobody waits for anybody in a circle', () => {
    fc.assert(
      fc.property(demands, (list) => {
        const items = sumDemand(list).map(({ stockItem }) => stockItem);
        expect(items).toEqual(items.toSorted());
        expect(sumDemand(list.toReversed())).toEqual(sumDemand(list));
      }),
    );
  });
});

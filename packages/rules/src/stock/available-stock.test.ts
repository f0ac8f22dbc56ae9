import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableQuantity, availableStock } from './available-stock.ts';
import { sumDemand } from './demand.ts';

const SHEETS = { stockItem: 'sheets', units: 1, available: 3, backOrder: false };
const PILLOWS = { stockItem: 'pillow', units: 2, available: 0, backOrder: true };

describe('the available units of a stock item', () => {
  it('are what is available, without an end only for the item that may be back-ordered', () => {
    expect([...availableStock([{ demand: [SHEETS, PILLOWS] }])]).toEqual([
      ['sheets', 3],
      ['pillow', Number.POSITIVE_INFINITY],
    ]);
  });

  it('are the same whichever variant tells them', () => {
    const single = { demand: [{ ...SHEETS, units: 1 }] };
    const double = { demand: [{ ...SHEETS, units: 2 }] };
    expect(availableStock([single, double])).toEqual(availableStock([double]));
  });

  it('are none of an item that is not counted', () => {
    expect(availableStock([{ demand: [{ stockItem: 'sheets', units: 1 }] }]).get('sheets')).toBe(0);
  });
});

describe('the available quantity', () => {
  it('is decided by the part of a set that runs out first', () => {
    const demand = [SHEETS, PILLOWS];
    expect(availableQuantity(demand, availableStock([{ demand }]))).toBe(3);
    expect(availableQuantity([PILLOWS], availableStock([{ demand }]))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is what others leave, and never fewer than none', () => {
    const free = new Map([['pillow', 7]]);
    const taken = { stockItem: 'pillow', units: 2 };
    expect(availableQuantity([PILLOWS], free, [taken])).toBe(2);
    expect(availableQuantity([PILLOWS], free, [taken, { ...taken, stockItem: 'sheets' }, taken])).toBe(1);
    expect(availableQuantity([PILLOWS], free, [{ ...taken, units: 9 }])).toBe(0);
    expect(availableQuantity([PILLOWS], new Map())).toBe(0);
  });

  it('never takes more of an item than is free, and one more would', () => {
    const parts = fc.array(
      fc.record({
        stockItem: fc.constantFrom('a', 'b', 'c'),
        units: fc.integer({ min: 1, max: 4 }),
        available: fc.nat(30),
      }),
      { minLength: 1, maxLength: 3 },
    );
    const isMet = (demand: ReturnType<typeof sumDemand>, free: ReadonlyMap<string, number>, count: number) =>
      demand.every(({ stockItem, units }) => units * count <= (free.get(stockItem) ?? 0));
    fc.assert(
      fc.property(parts, (list) => {
        const free = availableStock([{ demand: list }]);
        const demand = sumDemand(list);
        const count = availableQuantity(demand, free);
        expect(isMet(demand, free, count)).toBe(true);
        expect(isMet(demand, free, count + 1)).toBe(false);
      }),
    );
  });
});

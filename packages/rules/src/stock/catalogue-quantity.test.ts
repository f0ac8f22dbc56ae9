import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueQuantity } from './catalogue-quantity.ts';

const part = (available: number, units = 1, backOrder = false) => ({
  stockItem: `item-${available}-${units}`,
  available,
  units,
  backOrder,
});

it('as many of a variant can be bought as its scarcest part lasts', () => {
  expect(catalogueQuantity({ demand: [part(5)] })).toBe(5);
  expect(catalogueQuantity({ demand: [part(5, 2), part(9)] })).toBe(2);
});

it('a part that may be back-ordered lasts for ever, and one that nobody has counted for none', () => {
  expect(catalogueQuantity({ demand: [part(0, 1, true)] })).toBe(Number.POSITIVE_INFINITY);
  expect(catalogueQuantity({ demand: [part(0, 1, true), part(3)] })).toBe(3);
  expect(catalogueQuantity({ demand: [{ stockItem: 'unknown', units: 1 }] })).toBe(0);
});

it('the quantity of a variant that can be bought fits its stock, and one more does not', () => {
  const counts = fc.tuple(fc.nat({ max: 50 }), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 4 }), (parts) => {
      const demand = parts.map(([available, units], index) => ({ stockItem: `${index}`, available, units }));
      const quantity = catalogueQuantity({ demand });
      const fits = (count: number) => demand.every(({ available, units }) => count * units <= available);
      expect([fits(quantity), fits(quantity + 1)]).toEqual([true, false]);
    }),
  );
});

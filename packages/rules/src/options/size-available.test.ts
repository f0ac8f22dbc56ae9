import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPurchasable } from '../stock/availability.ts';
import { size } from '../testing/sample-carts.ts';
import { MATTRESS, SHEETS } from '../testing/sample-products.ts';
import { isSizeAvailable } from './size-available.ts';
import { SIZES } from './sizes.ts';

it('a size is unavailable when the variant is invalid, out of stock, or cannot be bought [C5.24]', () => {
  expect(isSizeAvailable(MATTRESS, size('queen'), 'full')).toBe(false);
  expect(isSizeAvailable(MATTRESS, size('queen'), 'jumbo')).toBe(false);
  expect(isSizeAvailable(SHEETS, size('queen'), 'king')).toBe(false);
});

it('a size is available when it is in stock, in any spelling, and when it ships later', () => {
  expect(isSizeAvailable(MATTRESS, size('queen'), 'king')).toBe(true);
  expect(isSizeAvailable(MATTRESS, [], 'Split King')).toBe(true);
  expect(isSizeAvailable(MATTRESS, size('queen'), 'calKing')).toBe(true);
  expect(isSizeAvailable(SHEETS, [{ name: 'Color', value: 'white' }], 'king')).toBe(true);
});

it('a size is available exactly when there is a variant of it, with the same other choices, to be bought', () => {
  const products = fc.constantFrom(MATTRESS, SHEETS);
  const colors = fc.constantFrom('white', 'grey', 'purple');
  fc.assert(
    fc.property(
      products,
      colors,
      fc.constantFrom(...SIZES),
      fc.constantFrom(...SIZES),
      (product, color, before, wanted) => {
        const others = product === SHEETS ? [{ name: 'Color', value: color } as const] : [];
        const isThere = Object.values(product.variants).some(
          ({ chosen, availability }) =>
            isPurchasable(availability) &&
            chosen.some(({ value }) => value === wanted) &&
            others.every(({ value }) => chosen.some((choice) => choice.value === value)),
        );
        expect(isSizeAvailable(product, [...size(before), ...others], wanted)).toBe(isThere);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { MATTRESS, SHEETS } from '../testing/sample-products.ts';
import type { Product } from './product.ts';
import { variantKey } from './variant-key.ts';

const isFiledUnderItsKey = ({ inventoryKey, variants }: Product): boolean =>
  Object.entries(variants).every(
    ([key, { sku, chosen }]) => key === sku && key === variantKey(inventoryKey, chosen),
  );

test('a variant of a product is filed under the key that its choices make', () => {
  expect(isFiledUnderItsKey(MATTRESS)).toBe(true);
  expect(isFiledUnderItsKey(SHEETS)).toBe(true);
});

test('the choices of a variant are options of its product', () => {
  const { properties, variants } = SHEETS;
  const strangers = Object.values(variants).flatMap(({ chosen }) =>
    chosen.filter(
      (choice) =>
        !properties.some(
          ({ name, options }) => name === choice.name && options.some(({ value }) => value === choice.value),
        ),
    ),
  );
  expect(strangers).toEqual([]);
});

import { expect, test } from 'vitest';
import { findPricedSize } from './common-size.ts';

const cards = (...sizes: (string | null)[]) => sizes.map((size) => ({ size }));

test('a list says which size its prices are for: that of the filter in force, or the usual one', () => {
  expect(findPricedSize(cards('King', 'King'))).toBe('king');
  expect(findPricedSize(cards('Queen'))).toBe('queen');
  expect(findPricedSize(cards('Twin XL', 'Twin XL'))).toBe('twin XL');
  expect(findPricedSize(cards('Super king'))).toBe('super king');
});

test('a list of things in several sizes, or in none, says nothing of that kind', () => {
  expect(findPricedSize(cards('King', 'Queen'))).toBeNull();
  expect(findPricedSize(cards('King', null))).toBeNull();
  expect(findPricedSize(cards(null))).toBeNull();
  expect(findPricedSize([])).toBeNull();
});

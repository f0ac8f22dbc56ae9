import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { knownTotal } from './known-prices.ts';

const base = { price: money(64_900, 'USD'), listPrice: money(74_900, 'USD') };
const centsOf = (quantity: number, totals = [{ quantity: 2, price: money(130_477, 'USD') }]) => {
  const { price, listPrice } = knownTotal({ ...base, totals }, quantity);
  return [price.amount, listPrice.amount];
};

test('What goes with several of a product costs as many times its price, unless the page knows another total', () => {
  expect(centsOf(1)).toEqual([64_900, 74_900]);
  expect(centsOf(2)).toEqual([130_477, 149_800]);
  expect(centsOf(3)).toEqual([194_700, 224_700]);
  expect(centsOf(2, [])).toEqual([129_800, 149_800]);
});

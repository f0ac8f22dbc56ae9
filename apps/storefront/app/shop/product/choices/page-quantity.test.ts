import { expect, test } from 'vitest';
import { pageQuantity } from './page-quantity.ts';

const PILLOWS = { state: { quantity: 2 } };

test('A product page has the quantity that its address asks for, and else the one that it opens with', () => {
  expect([pageQuantity(PILLOWS, 3), pageQuantity(PILLOWS, null)]).toEqual([3, 2]);
});

test('A quantity that a product page does not offer is not chosen there, so that no price is of it', () => {
  expect([pageQuantity(PILLOWS, 20), pageQuantity(PILLOWS, 1.5)]).toEqual([2, 2]);
});

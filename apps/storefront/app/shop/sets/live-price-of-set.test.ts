import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { livePriceOfSet } from './live-price-of-set.ts';

const item = { productID: 'a'.repeat(24), quantity: 2, properties: [] };
const liveWith = (isChosen: boolean) => {
  const summary = { whiteGlove: { price: money(19_900, 'USD'), isChosen } };
  return livePriceOfSet({ items: [item], summary });
};

test('The total of a set is asked about with a code as it would be added', () => {
  expect(JSON.parse(liveWith(false)['data-quote'] ?? '')).toEqual([item]);
});

test('The total of a set with white glove service is not asked about: a quote has no delivery in it', () => {
  expect(liveWith(true)).toEqual({});
});

import type { CartItemView } from '@counterpane/contract/cart/carts';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { findWhiteGlove } from './find-white-glove.ts';

const extra = (sku: string, amount: number) => ({
  sku,
  product: { title: sku },
  pricing: { price: money(amount, 'USD') },
});
// Only what is offered with an item matters here.
const offering = (kind: string) =>
  ({ availableExtras: [{ kind, price: money(14_900, 'USD') }] }) as unknown as CartItemView;

test('white glove service can be chosen where an item offers it', () => {
  expect(findWhiteGlove({ items: [offering('white-glove')], extras: [extra('shipping', 0)] })).toEqual({
    chosen: 'ground',
    price: money(14_900, 'USD'),
  });
});

test('white glove service that was chosen is shown at its price for the cart, and can be given back', () => {
  expect(findWhiteGlove({ items: [], extras: [extra('wgs', 19_400)] })).toEqual({
    chosen: 'white-glove',
    price: money(19_400, 'USD'),
  });
});

test('there is nothing to choose where nothing offers it', () => {
  expect(findWhiteGlove({ items: [offering('protection')], extras: [extra('shipping', 0)] })).toBeNull();
});

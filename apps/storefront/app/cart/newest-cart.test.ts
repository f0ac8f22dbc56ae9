import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { newestCart } from './newest-cart.ts';

const cart = (version: number, id: string | null = 'a') => ({
  ...cartOf({ version, lines: [], coupon: null }),
  id,
});

test('an answer that was overtaken is dropped', () => {
  expect(newestCart(cart(5), cart(4)).version).toBe(5);
});

test('a newer answer is shown', () => {
  expect(newestCart(cart(5), cart(6)).version).toBe(6);
});

test('a new cart starts counting anew, so its lower version is shown', () => {
  expect(newestCart(cart(5, 'old'), cart(1, 'new')).id).toBe('new');
});

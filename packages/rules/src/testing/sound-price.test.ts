import { expect, test } from 'vitest';
import { line } from './sample-carts.ts';
import { receiptOf, soundPrice } from './sound-price.ts';

test('a queen mattress costs its list price while nothing is on sale', () => {
  expect(soundPrice().totalPrice).toBe(99_500);
});

test('a receipt is told step by step', () => {
  const cart = soundPrice({ lines: [line({ quantity: 2 })] });
  expect(receiptOf(cart, 'base-price')).toEqual(['units: 2, Calm mattress 114000']);
  expect(receiptOf(cart, 'delivery')).toEqual(['Free shipping 0']);
});

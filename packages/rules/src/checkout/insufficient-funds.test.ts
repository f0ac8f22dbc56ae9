import { expect, test } from 'vitest';
import { isInsufficientFunds } from './insufficient-funds.ts';

test('want of money is known in any spelling', () => {
  expect(isInsufficientFunds('Your card has INSUFFICIENT funds.')).toBe(true);
  expect(isInsufficientFunds('Your card was declined.')).toBe(false);
});

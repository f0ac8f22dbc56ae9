import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsufficientFunds } from './insufficient-funds.ts';

test('want of money is known in any spelling', () => {
  expect(isInsufficientFunds('Your card has INSUFFICIENT funds.')).toBe(true);
  expect(isInsufficientFunds('Your card was declined.')).toBe(false);
});

test('want of money is known wherever a provider writes of it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.mixedCase(fc.constant('insufficient')),
      fc.string(),
      (before, word, after) => {
        expect(isInsufficientFunds(before + word + after)).toBe(true);
      },
    ),
  );
});

import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { pageTypesOf, takesAmount } from './stripe-methods.ts';

test('each way to pay has a page of its own kind, and cards have the one of cards', () => {
  expect(['stripeDirect', 'stripeCanada', 'googlepay', 'link', 'afterPay', 'bank'].map(pageTypesOf)).toEqual([
    ['card'],
    ['card'],
    ['card'],
    ['link', 'card'],
    ['afterpay_clearpay'],
    ['us_bank_account'],
  ]);
});

test('Afterpay lends from a dollar up to its limit, which is another one in Canada', () => {
  const takes = (amount: number, currency: 'USD' | 'CAD' | 'GBP') =>
    takesAmount('afterPay', money(amount, currency));
  expect([takes(99, 'USD'), takes(100, 'USD'), takes(400_000, 'USD'), takes(400_001, 'USD')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([takes(200_000, 'CAD'), takes(200_001, 'CAD'), takes(100_00, 'GBP')]).toEqual([true, false, false]);
});

test('a bank takes dollars from half of one on, a card takes whatever there is', () => {
  expect(takesAmount('bank', money(49, 'USD'))).toBe(false);
  expect(takesAmount('bank', money(50, 'USD'))).toBe(true);
  expect(takesAmount('bank', money(5_000, 'CAD'))).toBe(false);
  expect(takesAmount('stripeDirect', money(1, 'GBP'))).toBe(true);
});

import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test('an amount is read as cents, however it is written', () => {
  for (const [typed, cents] of [
    ['25', 2_500],
    ['$25.5', 2_550],
    [' 1,299.50 ', 129_950],
    ['1 299,50 $', 129_950],
    ['£0.05', 5],
  ] as const)
    expect(parseAmount(typed)).toBe(cents);
});

test('what is no amount is none', () => {
  for (const typed of ['', 'all of it', '-5', '1.234', '1,2,3', '12345678', '1e3', 'NaN'])
    expect(parseAmount(typed)).toBeNull();
});

import { expect, test } from 'vitest';
import { centsOf, decimalOf } from './decimal-amount.ts';

test('cents are written with two decimals', () => {
  expect([0, 5, 100, 76_104, 199_990].map(decimalOf)).toEqual(['0.00', '0.05', '1.00', '761.04', '1999.90']);
});

test('decimals are read to the cent, however many of them there are', () => {
  expect(['761.04', '100', '49.9', '0.29'].map(centsOf)).toEqual([76_104, 10_000, 4_990, 29]);
});

test('what is no amount is a bug', () => {
  for (const text of ['', '-1.00', '1.005', 'ten']) expect(() => centsOf(text)).toThrow('not an amount');
});

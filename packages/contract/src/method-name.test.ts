import { expect, test } from 'vitest';
import { methodName } from './method-name.ts';
import { formatInEnglish } from './testing/format-in-english.ts';

test('A way to pay that is no company’s is said in the language of who reads; a company has its name', () => {
  expect(methodName('paypal')).toBe('PayPal');
  expect(methodName('splitIt')).toBe('SplitIt');
  expect(typeof methodName('stripeDirect')).toBe('object');
  expect(formatInEnglish(methodName('stripeDirect'))).toBe('Card');
  expect(methodName('not-there')).toBe('not-there');
});

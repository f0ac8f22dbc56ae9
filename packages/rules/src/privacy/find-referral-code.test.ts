import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReferralCode, isReferralCode } from './find-referral-code.ts';

test('A visit brings a referral code by either name, and that of the referral service goes first', () => {
  expect(findReferralCode('?ref=9f3a51c07b2e')).toBe('9f3a51c07b2e');
  expect(findReferralCode('?size=queen&friendsBuyToken=ab_C-9')).toBe('ab_C-9');
  expect(findReferralCode('?ref=9f3a51c07b2e&friendsBuyToken=other')).toBe('other');
});

test('What is no code is none: too short, too long, of other characters, or absent', () => {
  const wrong = ['', '?ref=', '?ref=abc', `?ref=${'a'.repeat(65)}`, '?ref=a%3Bb%20c', '?reference=abcdef'];
  expect(wrong.map(findReferralCode)).toEqual(wrong.map(() => null));
  expect(findReferralCode(`?ref=${'a'.repeat(64)}`)).toHaveLength(64);
});

test('No text of an address makes a code that a cookie could not hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = findReferralCode(`?ref=${encodeURIComponent(text.toWellFormed())}`);
      expect(code === null || (isReferralCode(code) && encodeURIComponent(code) === code)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCookie } from './find-cookie.ts';

test('a cookie is found among others, by its whole name', () => {
  const header = 'xcoupon=A; coupon=SLEEP10;size=queen ; last=a=b';
  expect(findCookie(header, 'coupon')).toBe('SLEEP10');
  expect(findCookie(header, 'size')).toBe('queen');
  expect(findCookie(header, 'last')).toBe('a=b');
  expect(findCookie(header, 'oupon')).toBeNull();
});

test('a cookie that is empty, broken or not there is none', () => {
  expect(findCookie('coupon=; zip=%E0%A4%A', 'coupon')).toBeNull();
  expect(findCookie('coupon=; zip=%E0%A4%A', 'zip')).toBeNull();
  for (const header of [undefined, null, '']) expect(findCookie(header, 'coupon')).toBeNull();
});

test('names of what every object has are no cookies', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(findCookie('a=1', name)).toBeNull();
});

test('every text that was encoded is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
      expect(findCookie(`first=1; text=${encodeURIComponent(text)}; last=2`, 'text')).toBe(text);
    }),
  );
});

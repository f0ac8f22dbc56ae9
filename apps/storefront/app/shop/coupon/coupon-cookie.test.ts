import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { findLinkedCoupon, findSavedCoupon, forgetCoupon, saveCoupon } from './coupon-cookie.ts';
import { couponNotice } from './coupon-notice.ts';

const withCookie = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } });

test('a link brings a code, if it can be one', () => {
  expect(findLinkedCoupon(new URL('http://shop.test/mattress?coupon=sleep10'))).toBe('SLEEP10');
  expect(findLinkedCoupon(new URL('http://shop.test/mattress?coupon=x'))).toBeNull();
  expect(findLinkedCoupon(new URL('http://shop.test/mattress?coupon=no-coupon'))).toBeNull();
  expect(findLinkedCoupon(new URL('http://shop.test/mattress'))).toBeNull();
});

test('a code is kept in a cookie, found again and forgotten', () => {
  expect(saveCoupon('A B', withCookie(''))).toMatch(/^coupon=A%20B; Path=\/; Max-Age=2592000/);
  expect(findSavedCoupon(withCookie('a=1; coupon=SLEEP10; b=2'))).toBe('SLEEP10');
  expect(findSavedCoupon(withCookie('a=1'))).toBeNull();
  expect(forgetCoupon(withCookie(''))).toMatch(/^coupon=; Path=\/; Max-Age=0/);
});

test('A code that a link brought over https is kept in a Secure cookie', () => {
  expect(saveCoupon('SLEEP10', { url: 'https://shop.test/' })).toMatch(/; Secure$/);
});

test('a forged cookie breaks nothing', () => {
  expect(findSavedCoupon(withCookie('coupon=%E0%A4%A'))).toBeNull();
});

test('what became of a code is said in words, and nothing else of the address is', () => {
  const say = (query: string) => couponNotice(new URLSearchParams(query), translator('en'));
  expect(say('news=expired&code=LASTYEAR')).toBe('The code LASTYEAR has expired and was not used.');
  expect(say('news=expired&code=<b>')).toBe('The code <B> has expired and was not used.');
  expect(say('news=constructor&code=SLEEP10')).toBeNull();
  expect(say('')).toBeNull();
});

import { expect, test } from 'vitest';
import { COOKIES, type CookieName, cookieLine, nameOfCookie } from './cookies.ts';

// Object.keys forgets which keys there are.
const NAMES = Object.keys(COOKIES) as CookieName[];

test('Over https every cookie of the shop is Secure, for the whole host and not sent along by other sites', () => {
  for (const name of NAMES)
    expect(cookieLine(name, 'a', true)).toMatch(/; Path=\/; .*SameSite=Lax.*; Secure$/);
});

test('Over https the cookie of the visitor can be set by its own host only, and no script reads it', () => {
  expect(cookieLine('visitor', 'a', true)).toBe(
    '__Host-visitor=a; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure',
  );
});

test('Over plain http, as on this machine, names have no prefix, which browsers would refuse', () => {
  expect(nameOfCookie('visitor', false)).toBe('visitor');
  expect(cookieLine('visitor', 'a', false)).toBe(
    'visitor=a; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly',
  );
});

test('A cookie without a value ends at once', () => {
  expect(cookieLine('coupon', '', false)).toBe('coupon=; Path=/; Max-Age=0; SameSite=Lax');
});

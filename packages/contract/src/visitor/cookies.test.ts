import { expect, test } from 'vitest';
import { cookieLine, nameOfCookie } from './cookies.ts';
import { PAGE_COOKIES, type PageCookie, pageCookieLine } from './page-cookies.ts';

// Object.keys forgets which keys there are.
const OF_PAGES = Object.keys(PAGE_COOKIES) as PageCookie[];

test('Over https every cookie of the pages is Secure, for the whole host and not sent along by other sites', () => {
  for (const name of OF_PAGES)
    expect(pageCookieLine(name, 'a', 'https://shop.example/mattress')).toMatch(
      /^[\w-]+=a; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
    );
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
  expect(pageCookieLine('coupon', '', 'http://localhost:3000/')).toBe(
    'coupon=; Path=/; Max-Age=0; SameSite=Lax',
  );
  expect(cookieLine('visitor', '', false)).toContain('visitor=; Path=/; Max-Age=0;');
});

test('The cookie of orders that links opened is as closed as that of the visitor, and lasts 30 days', () => {
  expect(cookieLine('orders', 'a', true)).toBe(
    '__Host-orders=a; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(nameOfCookie('orders', false)).toBe('orders');
});

import { expect, test } from 'vitest';
import { findCookie, quoteCookies, ZIP_COOKIE } from './quote-cookies.ts';

const HTTP = 'http://shop.test/';

test('the postal code of a shopper is found again as it was kept', () => {
  const [zip = ''] = quoteCookies({ zip: 'M5V 2T6', quote: 'a.b' }, HTTP);
  expect(findCookie(`other=1; ${zip.split(';')[0]}`, ZIP_COOKIE)).toBe('M5V 2T6');
});

test('a cookie that is not there, is empty or cannot be read is none', () => {
  expect(findCookie('', ZIP_COOKIE)).toBe(null);
  expect(findCookie(`${ZIP_COOKIE}=`, ZIP_COOKIE)).toBe(null);
  expect(findCookie(`${ZIP_COOKIE}=%E0%A4%A`, ZIP_COOKIE)).toBe(null);
});

test('a quote is forgotten when it no longer holds', () => {
  expect(quoteCookies({ zip: '10001', quote: 'a.b' }, HTTP)[1]).toContain('Max-Age=900');
});

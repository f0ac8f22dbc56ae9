import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { expect, test } from 'vitest';
import { quoteCookies, ZIP_COOKIE } from './quote-cookies.ts';

const HTTP = 'http://shop.test/';

test('the postal code of a shopper is found again as it was kept', () => {
  const [zip = ''] = quoteCookies({ zip: 'M5V 2T6', quote: 'a.b' }, HTTP);
  expect(findCookie(`other=1; ${zip.split(';')[0]}`, ZIP_COOKIE)).toBe('M5V 2T6');
});

test('a quote is forgotten when it no longer holds', () => {
  expect(quoteCookies({ zip: '10001', quote: 'a.b' }, HTTP)[1]).toContain('Max-Age=900');
});

import { expect, test } from 'vitest';
import { findWayBack } from './privacy-urls.ts';

const backFrom = (referer?: string) =>
  findWayBack(
    new Request('https://shop.example/privacy-choices', {
      headers: referer === undefined ? {} : { referer },
    }),
  );

test('A choice in the banner leads back to the page that asked, with all of its address', () => {
  expect(backFrom('https://shop.example/mattress?ref=9f3a51c07b2e#reviews')).toBe(
    '/mattress?ref=9f3a51c07b2e',
  );
});

test('It leads to no other shop, and nowhere without a page', () => {
  for (const referer of [undefined, '', 'https://evil.example/', 'https://shop.example//evil.example/'])
    expect(backFrom(referer)).toBeNull();
});

import { expect, test } from 'vitest';
import { newsletterList } from './newsletter-list.ts';

test('A reader is a line, and nothing that an email may hold begins another field', () => {
  const at = '2026-11-20 12:00:00+00';
  expect(
    newsletterList([
      { email: 'ada@example.com', language: 'en', storefront: 'drift', at },
      { email: '"a,b"@example.com', language: 'fr', storefront: 'halcyon-ca', at },
    ]),
  ).toBe(
    [
      'email,language,storefront,since',
      '"ada@example.com","en","drift","2026-11-20T12:00:00.000Z"',
      '"""a,b""@example.com","fr","halcyon-ca","2026-11-20T12:00:00.000Z"',
    ].join('\n'),
  );
});

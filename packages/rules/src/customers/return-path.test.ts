import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNT_PATH, returnPath } from './return-path.ts';

test('A page of an account and a step of the checkout are led to', () => {
  const pages = [
    '/my-account',
    '/my-account/orders/0123456789abcdef01234567',
    '/my-account/credit',
    '/my-account/data',
    '/my-account/addresses',
    '/my-account/addresses/new',
    '/my-account/addresses/0123456789abcdef01234567',
    '/my-account/data/erase',
    '/checkout/shipping',
  ];
  expect(pages.map(returnPath)).toEqual(pages);
});

test('Another site, another scheme, a step back and an unknown page lead to the account', () => {
  const tricks = [
    null,
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/my-account',
    'javascript:alert(1)',
    '/my-account/../staff',
    '/my-account?next=//evil.example',
    '/my-account\n',
    '/my-account/orders/xyz',
    '/staff',
    ' /my-account',
  ];
  expect(tricks.map(returnPath)).toEqual(tricks.map(() => ACCOUNT_PATH));
});

test('Whatever is wanted, the address stays on the host that was asked', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (wanted) => {
      expect(new URL(returnPath(wanted), 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});

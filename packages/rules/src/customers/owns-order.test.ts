import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownsOrder } from './owns-order.ts';

const ADA = { email: 'ada@example.com', isVerified: true };

test('An order belongs to the customer whose proved email it was placed with, however it was spelled', () => {
  expect(ownsOrder({ email: ' Ada@Example.com' }, ADA)).toBe(true);
});

test('An email that is not proved claims nothing', () => {
  expect(ownsOrder({ email: 'ada@example.com' }, { ...ADA, isVerified: false })).toBe(false);
});

test('An order whose person was erased belongs to no account', () => {
  expect(ownsOrder({ email: '' }, { email: '', isVerified: true })).toBe(false);
});

test('An order of another email is never theirs', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
      fc.pre(one.toLowerCase() !== other.toLowerCase());
      expect(ownsOrder({ email: one }, { email: other, isVerified: true })).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldEmail } from './fold-email.ts';

test('Capitals and spaces around it make no other email', () => {
  expect(foldEmail('  Ada.Lovelace@Example.COM ')).toBe('ada.lovelace@example.com');
});

test('An email that is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(foldEmail(foldEmail(email))).toBe(foldEmail(email));
    }),
  );
});

import { expect, test } from 'vitest';
import { validateContact } from './validate-contact.ts';

test('a contact with an email address is fine', () => {
  expect(validateContact({ email: 'ada@example.com' })).toEqual({});
});

test('a contact without an email address is told so', () => {
  expect(validateContact({ email: '' })).toEqual({ email: 'Please enter an e-mail address' });
});

test('a contact with half an email address is told so', () => {
  expect(validateContact({ email: 'ada@example' })).toEqual({ email: 'A valid email address is required' });
});

import { expect, test } from 'vitest';
import { parseShipping, validateShipping } from './parse-shipping.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const MARY = {
  fullName: 'Mary Jane Watson',
  email: 'mary@example.com',
  phone: '(212) 555-0147',
  line1: '12 Quiet Street',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
};

test('A complete form has no field to correct', () => {
  expect(validateShipping(form(MARY))).toEqual({});
});

test('an empty form is told every field, in the order of the form', () => {
  expect(Object.entries(validateShipping(form({ country: 'US' })))).toEqual([
    ['fullName', 'Please enter your full name'],
    ['email', 'Please enter an e-mail address'],
    ['phone', 'Please enter a phone number'],
    ['line1', 'Please enter a shipping address'],
    ['city', 'Please enter your city'],
    ['state', 'Please select a state'],
    ['zip', 'Please enter a zip code'],
  ]);
});

test('consent is what was ticked, and nothing else', () => {
  expect(parseShipping(form({ ...MARY, sendSMS: 'on' }))).toMatchObject({ sendSMS: true, sendEmail: false });
});

import { expect, test } from 'vitest';
import { withAmazonPages } from './amazon-origins.ts';

const NONE = { script: [], frame: [], connect: [], form: ['https://bank.example'] };

test('a form of the checkout may lead to any page of Amazon, and loads nothing of it', () => {
  const { form, script, frame } = withAmazonPages(NONE, 'https://payments.amazon.com/checkout');
  expect(form).toContain('https://bank.example');
  expect(form).toContain('https://*.amazon.co.uk');
  expect([...script, ...frame]).toEqual([]);
});

test('a sandbox is one address', () => {
  expect(withAmazonPages(NONE, 'http://localhost:3006/checkout').form).toEqual([
    'https://bank.example',
    'http://localhost:3006',
  ]);
});

test('a shop without Amazon Pay allows none of it', () => {
  expect(withAmazonPages(NONE, undefined)).toBe(NONE);
});

import { expect, test } from 'vitest';
import { amazonSources } from './amazon-sources.ts';

test('a form of the checkout may lead to any page of Amazon, and loads nothing of it', () => {
  const { form, script, frame } = amazonSources('https://payments.amazon.com/checkout');
  expect(form).toContain('https://payments.amazon.com');
  expect(form).toContain('https://*.amazon.co.uk');
  expect([...script, ...frame]).toEqual([]);
});

test('a sandbox is one address', () => {
  expect(amazonSources('http://localhost:3006/checkout').form).toEqual(['http://localhost:3006']);
});

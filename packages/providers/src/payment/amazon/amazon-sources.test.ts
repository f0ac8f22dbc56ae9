import { expect, test } from 'vitest';
import { amazonSources } from './amazon-sources.ts';

test('the checkout loads the script of the account’s region, and it may lead to any page of Amazon', () => {
  const { form, script, image, connect, frame } = amazonSources(
    'https://static-na.payments-amazon.com/checkout.js',
  );
  expect(script).toEqual(['https://static-na.payments-amazon.com']);
  expect(image).toContain('https://*.payments-amazon.com');
  for (const list of [form, connect, frame]) expect(list).toContain('https://*.amazon.co.uk');
  expect(connect).toContain('https://*.amazonpay.com');
  expect(form).toContain('https://*.amazon.com');
  const european = amazonSources('https://static-eu.payments-amazon.com/checkout.js');
  expect(european.script).toEqual(['https://static-eu.payments-amazon.com']);
});

test('a sandbox is one address', () => {
  const { script, form } = amazonSources('http://localhost:3006/checkout.js');
  expect([script, form]).toEqual([['http://localhost:3006'], ['http://localhost:3006']]);
});

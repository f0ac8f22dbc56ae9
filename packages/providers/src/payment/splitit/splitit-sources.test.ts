import { expect, test } from 'vitest';
import { splititSources } from './splitit-sources.ts';

test('the checkout frames the form of the instalment provider and runs no script of it', () => {
  const sandbox = { apiUrl: 'http://localhost:3005', formUrl: 'http://localhost:3005/form' };
  expect(splititSources(sandbox)).toEqual({
    script: [],
    connect: [],
    frame: ['http://localhost:3005'],
    form: ['http://localhost:3005'],
  });
});

test('the page of the real provider may be any of its hosts, and nothing is framed without a form', () => {
  const { form, frame } = splititSources({
    apiUrl: 'https://web-api-v3.production.splitit.com',
    formUrl: null,
  });
  expect(form).toEqual(['https://*.splitit.com']);
  expect(frame).toEqual([]);
});

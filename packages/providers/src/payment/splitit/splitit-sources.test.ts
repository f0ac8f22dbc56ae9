import { expect, test } from 'vitest';
import { splititSources } from './splitit-sources.ts';

test('The checkout runs the script of the instalment provider and frames what it shows', () => {
  const sandbox = { apiUrl: 'http://localhost:3005', scriptUrl: 'http://localhost:3005/flex-form.js' };
  expect(splititSources(sandbox)).toEqual({
    script: ['http://localhost:3005'],
    connect: [],
    frame: ['http://localhost:3005'],
    form: ['http://localhost:3005'],
  });
});

test('The page of the real provider may be any of its hosts, and nothing of it is in ours without its script', () => {
  const { form, frame, script } = splititSources({
    apiUrl: 'https://web-api-v3.production.splitit.com',
    scriptUrl: null,
  });
  expect(form).toEqual(['https://*.splitit.com']);
  expect([frame, script]).toEqual([[], []]);
});

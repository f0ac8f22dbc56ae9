import { expect, test } from 'vitest';
import { splititSources } from './splitit-sources.ts';

test('the checkout frames the form of the instalment provider and runs no script of it', () => {
  expect(splititSources('http://localhost:3005/form')).toEqual({
    script: [],
    connect: [],
    frame: ['http://localhost:3005'],
    form: ['http://localhost:3005'],
  });
});

test('the page of the real provider may be any of its hosts', () => {
  const { form } = splititSources('https://forms.production.splitit.com/form');
  expect(form).toContain('https://*.splitit.com');
});

import { expect, test } from 'vitest';
import { cardOriginsOf } from './card-origins.ts';
import { withInstalmentForm } from './instalment-origins.ts';

const CARD = cardOriginsOf('http://localhost:3001/v3/stripe.js');

test('a shop without instalments frames nobody for them', () => {
  expect(withInstalmentForm(CARD, undefined)).toBe(CARD);
});

test('the checkout frames the form of the instalment provider and runs no script of it', () => {
  const origins = withInstalmentForm(CARD, 'http://localhost:3005/form');
  expect(origins.frame).toEqual(['http://localhost:3001', 'http://localhost:3005']);
  expect(origins.form).toEqual(['http://localhost:3001', 'http://localhost:3005']);
  expect(origins.script).toEqual(CARD.script);
  expect(origins.connect).toEqual(CARD.connect);
});

test('the page of the real provider may be any of its hosts', () => {
  const { form } = withInstalmentForm(CARD, 'https://forms.production.splitit.com/form');
  expect(form).toContain('https://*.splitit.com');
});

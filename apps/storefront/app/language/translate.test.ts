import { expect, test } from 'vitest';
import { addMessages, translator } from './translate.ts';

test('an English text says itself, with its gaps filled', () => {
  expect(translator('en')('Save {amount}', { amount: '$300' })).toBe('Save $300');
});

test('a language without a text falls back to English rather than to nothing', () => {
  expect(translator('yy')('Add to cart')).toBe('Add to cart');
});

test('a language says what it has been told, with the gaps filled', () => {
  addMessages('xx', { 'Save {amount}': 'Minus {amount}' });
  expect(translator('xx')('Save {amount}', { amount: '$3' })).toBe('Minus $3');
});

test('a gap without a value stays to be seen', () => {
  expect(translator('en')('Save {amount}')).toBe('Save {amount}');
});

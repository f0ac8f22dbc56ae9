import { expect, test } from 'vitest';
import { languageOfPath } from './languages.ts';

test('a path may begin with a language of its host', () => {
  expect(languageOfPath('/fr/mattress', ['fr'])).toBe('fr');
  expect(languageOfPath('/fr', ['fr'])).toBe('fr');
});

test('other paths are in the host’s first language', () => {
  expect(languageOfPath('/mattress', ['fr'])).toBeNull();
  expect(languageOfPath('/frames', ['fr'])).toBeNull();
  expect(languageOfPath('/fr/mattress', [])).toBeNull();
});

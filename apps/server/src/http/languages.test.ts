import { expect, test } from 'vitest';
import { languageOfPath, localeOfBytes, preferredLocale } from './languages.ts';

test('a path may begin with a language of its host', () => {
  expect(languageOfPath('/fr/mattress', ['fr'])).toBe('fr');
  expect(languageOfPath('/fr', ['fr'])).toBe('fr');
});

test('other paths are in the host’s first language', () => {
  expect(languageOfPath('/mattress', ['fr'])).toBeNull();
  expect(languageOfPath('/frames', ['fr'])).toBeNull();
  expect(languageOfPath('/fr/mattress', [])).toBeNull();
});

test('where nothing else says which, a refusal is in the first of our languages that the browser names', () => {
  expect(preferredLocale({ 'accept-language': 'de-DE,es;q=0.9,en;q=0.8' })).toBe('es-US');
  expect(preferredLocale({ 'accept-language': 'en-GB,fr;q=0.5' })).toBe('en-GB');
  expect([preferredLocale({ 'accept-language': 'de,*;q=0.1' }), preferredLocale({})]).toEqual([
    'en-US',
    'en-US',
  ]);
});

test('what could not be read is refused in the language of its path, or of its header', () => {
  const header = '\r\nHost: a\r\nAccept-Language: es-MX,en;q=0.5\r\n';
  expect(localeOfBytes(`GET /fr/search?q=x HTTP/1.1${header}`)).toBe('fr-CA');
  expect(localeOfBytes(`GET /search HTTP/1.1${header}`)).toBe('es-US');
  expect(localeOfBytes('\0\x16nonsense')).toBe('en-US');
});

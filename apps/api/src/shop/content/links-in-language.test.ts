import { expect, it } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

const CANADA = { definition: { language: 'en' } } as const;

it('links of a page in a second language stay in that language', () => {
  const html = '<p><a href="/p/returns">Retours</a> <a href="https://example.com/">x</a></p>';
  expect(linksInLanguage(html, { language: 'fr' }, CANADA)).toBe(
    '<p><a href="/fr/p/returns">Retours</a> <a href="https://example.com/">x</a></p>',
  );
});

it('links of a page in the first language stay as they are', () => {
  expect(linksInLanguage('<a href="/faq">', { language: 'en' }, CANADA)).toBe('<a href="/faq">');
});

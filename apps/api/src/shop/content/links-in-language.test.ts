import { expect, it } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

it('links of a page in a second language stay in that language', () => {
  const view = {
    html: '<p><a href="/p/returns">Retours</a></p>',
    parts: [{ answer: '<a href="/faq">FAQ</a>' }],
  };
  expect(linksInLanguage(view, 'fr')).toEqual({
    html: '<p><a href="/fr/p/returns">Retours</a></p>',
    parts: [{ answer: '<a href="/fr/faq">FAQ</a>' }],
  });
});

it('links to other sites, addresses of pictures and texts stay as they are', () => {
  const view = {
    html: '<a href="https://example.com/">x</a>',
    picture: '/media/mattress/plate.svg',
    none: null,
  };
  expect(linksInLanguage(view, 'fr')).toEqual(view);
});

import { searchWordsFor } from '@counterpane/catalogue/load-search-words';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, it } from 'vitest';
import { normalizeQueryMeasures } from './normalize-query-measures.ts';

const { searchWords } = shippedCatalogue();
const said = (query: string, language = 'en', country = 'US') =>
  normalizeQueryMeasures(query, searchWordsFor(searchWords, language, country))
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each([
  ['60x80', 'queen'],
  ['60 x 80', 'queen'],
  ['60 × 80 sheets', 'queen sheets'],
  ['queen 60X80', 'queen queen'],
  ['39x75', 'twin'],
  ['39 by 80 inches', 'twin xl'],
  ['75 x 54 mattress', 'full mattress'],
  ['76" x 80"', 'king'],
  ['72x84', 'cal king'],
  ['150x200 cm', 'queen'],
])('"%s" names a size by its width and length', (typed, meant) => {
  expect(said(typed)).toBe(meant);
});

it('the size is called as in the country and the language', () => {
  expect(said('39x75', 'en', 'GB')).toBe('single');
  expect(said('60 sur 80 po', 'fr', 'CA')).toBe('grand lit');
  expect(said('54 por 75 pulgadas', 'es')).toBe('matrimonial');
});

it('a weight is a number and a word', () => {
  expect(said('15lb blanket')).toBe('15 lb blanket');
  expect(said('20-pound weighted blanket')).toBe('20 pound weighted blanket');
});

it('other measures and words stay as they are', () => {
  for (const query of ['48x75', '38x80', '1000 thread count', 'box', '3x5 rug', '160x80', 'lbs 15'])
    expect(said(query)).toBe(query);
});

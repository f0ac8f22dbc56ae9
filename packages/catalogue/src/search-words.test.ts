import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSearchWords, searchWordsFor } from './load-search-words.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const { brands, languages, searchWords } = shippedCatalogue();

describe('the words that shoppers use', () => {
  it('name every size in each language, and in the UK as people there do', () => {
    for (const [name, { sizes }] of Object.entries(searchWords))
      expect(Object.keys(sizes), name).toHaveLength(10);
    expect(searchWordsFor(searchWords, 'en', 'US').sizes.queen).toContain('queen');
    expect(searchWordsFor(searchWords, 'en', 'GB').sizes.queen).toContain('king');
    expect(searchWordsFor(searchWords, 'en', 'GB').synonyms).toEqual(searchWords.en?.synonyms);
  });

  it('are there for every language that a storefront speaks', () => {
    const spoken = brands.flatMap(({ brand }) =>
      brand.storefronts.flatMap(({ language, otherLanguages }) => [language, ...otherLanguages]),
    );
    expect(Object.keys(searchWords)).toEqual(expect.arrayContaining([...new Set(spoken)]));
    expect(new Set(spoken).size).toBeGreaterThan(1);
  });

  it('name every kind of thing that a brand sells', () => {
    const kinds = new Set(brands.flatMap(({ products }) => products.map(({ kind }) => kind)));
    for (const kind of ['protection-plan', 'service'] as const) kinds.delete(kind);
    expect(kinds.size).toBe(13);
    for (const [language, words] of Object.entries(searchWords))
      expect([language, [...kinds].filter((kind) => !words.kinds[kind])]).toEqual([language, []]);
  });

  it('never say of something that we do not sell it when a brand does, but for what they say of which brand', () => {
    const titlesOf = (keys: readonly string[]) =>
      brands
        .filter(({ key }) => keys.includes(key))
        .flatMap(({ products }) => products.map(({ title }) => title));
    const titles = titlesOf(brands.map(({ key }) => key));
    const isIn = (all: readonly string[]) => (phrase: string) =>
      all.some((title) => ` ${title.toLowerCase()} `.includes(` ${phrase} `));
    const phrasesOf = (language: string) =>
      (searchWords[language]?.notSold ?? [])
        .filter(({ brand }) => brand === null)
        .flatMap(({ words }) => words);
    expect(phrasesOf('en').length).toBeGreaterThan(40);
    expect(phrasesOf('en').filter(isIn(titles))).toEqual([]);
    for (const [language, { texts }] of Object.entries(languages)) {
      const translated = titles.flatMap((title) => texts[title] ?? []);
      expect([language, phrasesOf(language).filter(isIn(translated))]).toEqual([language, []]);
    }
    const elsewhere = (searchWords.en?.notSold ?? []).filter(({ brand }) => brand !== null);
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const { brand, words } of elsewhere) {
      expect([brand, words.some(isIn(titlesOf([brand ?? ''])))]).toEqual([brand, true]);
    }
  });
});

describe('a file of such words', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'search-words-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const ENGLISH =
    'headNoun: last\nsizeWords: []\nfillers: []\ncheap: []\nexact: []\nkinds: {}\nsynonyms: []\nnotSold: []\n';
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('of a country has what is called otherwise there, and the rest of its language', () => {
    write('en.yaml', `${ENGLISH}sizes: { twin: [twin] }\n`);
    write('en-GB.yaml', 'sizes: { twin: [single] }\n');
    const all = loadSearchWords(folder);
    expect(searchWordsFor(all, 'en', 'GB')).toEqual({ ...all.en, sizes: { twin: ['single'] } });
    expect(searchWordsFor(all, 'en', 'CA')).toBe(all.en);
  });

  it('is refused by its name when it speaks of a size that nobody makes', () => {
    write('en.yaml', `${ENGLISH}sizes: { enormous: [huge] }\n`);
    expect(() => loadSearchWords(folder)).toThrow(/search\/en\.yaml/);
  });

  it('need not be there: then texts are found by their own words', () => {
    expect(searchWordsFor(loadSearchWords(join(folder, 'none')), 'fr', 'CA').notSold).toEqual([]);
  });
});

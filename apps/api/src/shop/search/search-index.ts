import type { ProductKind } from '@counterpane/rules/options/product';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Wanted } from './parse-query.ts';
import type { DocumentKind, SearchDocument } from './search-document.ts';
import { createSpeller, type NearWord } from './speller.ts';
import type { DictionaryWord } from './spelling-dictionary.ts';
import { type Terms, termsOf } from './terms.ts';

/** A document that has some of what is wanted. */
export interface Found {
  readonly kind: DocumentKind;
  readonly name: string;
  /** How many of the wanted things it has. */
  readonly hits: number;
  /** Where it has all of these: 2 in its title, 1 in its names, 0 elsewhere. */
  readonly tier: number;
  /** A product of the kind that is meant. */
  readonly isMeant: boolean;
}

/** A typed word, and what the texts of a storefront know of it. */
export interface AnalyzedTerm {
  readonly word: string;
  /** A word like "the" that finds nothing by itself. */
  readonly isStop: boolean;
  /** Some text contains it, or another form of it. */
  readonly isKnown: boolean;
  /** Some title or name contains it. */
  readonly isName: boolean;
  /** Some title or name contains a word that begins with it. */
  readonly isBeginning: boolean;
  /** The known word that it is but for its typos; null where it resembles none. */
  readonly near: NearWord | null;
}

/** What one storefront can find in one language. */
export interface SearchIndex {
  /**
   * What has any of the wanted things, best first: most of them, of the kind that is meant, in its title; then as the
   * shopkeeper has it, and by relevance only what has it nowhere but in its texts. Nothing wanted finds every product.
   */
  find(wanted: readonly Wanted[], kinds: readonly ProductKind[]): Found[];
  analyzeTerm(word: string): AnalyzedTerm;
  /** Whether a product is called so by its own title. */
  isInTitles(wanted: Wanted): boolean;
}

const FIELDS = ['title', 'names', 'description', 'body'] as const;

type Field = (typeof FIELDS)[number];
type Texts = Readonly<Record<Field, string>>;

/** What a thing is called by; such words are found as they are too, not only by their stem. */
const NAMES: readonly string[] = ['title', 'names'];

/** Nothing outweighs being called so. */
const TIERS: readonly { readonly tier: number; readonly fields: readonly Field[] }[] = [
  { tier: 2, fields: ['title'] },
  { tier: 1, fields: ['names'] },
  { tier: 0, fields: ['description', 'body'] },
];

interface Place {
  readonly tier: number;
  readonly score: number;
}

/** Before a word as it is, so that no stem is taken for one. */
const asItIs = (word: string): string => `=${word}`;

/** Makes documents findable. Their texts and the words are folded (tokenize.ts). */
export const createSearchIndex = (
  documents: readonly SearchDocument[],
  words: readonly DictionaryWord[],
  language: string,
): SearchIndex => {
  const terms = termsOf(language);
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: [...FIELDS],
    tokenize: split,
    processTerm: (word, field) => indexed(word, field, terms),
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const stemsOf = (text: string): string => split(text).map(terms.stem).join(' ');
  const stems = documents.map(({ title, names, description, body }) => ({
    title: stemsOf(title),
    names: stemsOf(names),
    description: stemsOf(description),
    body: stemsOf(body),
  }));
  const speller = createSpeller(words, terms);
  const has = (query: Query): boolean => index.search(query).length > 0;

  /** What has any of the phrases in some fields: by the stems of its words, or as they stand. */
  const having = ({ phrases, exact, isPrefix }: Wanted, fields: readonly Field[]): SearchResult[] => {
    const asked = { fields: [...fields], prefix: isPrefix, combineWith: 'AND' as const };
    return [
      ...phrases.flatMap((phrase) =>
        index.search(phrase, {
          ...asked,
          processTerm: stemIn(terms),
          filter: inARow(stems, fields, stemsOf(phrase)),
        }),
      ),
      ...[...phrases, ...exact].flatMap((phrase) =>
        index.search(phrase, { ...asked, processTerm: asItIs, filter: inARow(documents, fields, phrase) }),
      ),
    ];
  };

  /** Where each document has a wanted thing, and how well it fits. */
  const placesOf = (one: Wanted): Map<number, Place> => {
    const places = new Map<number, Place>();
    for (const { tier, fields } of TIERS)
      for (const { id, score } of having(one, fields)) {
        const before = places.get(id);
        places.set(id, { tier: before?.tier ?? tier, score: score + (before?.score ?? 0) });
      }
    return places;
  };

  return {
    find: (wanted, kinds) => {
      const found = new Map<number, Place & { readonly hits: number }>();
      for (const [id, { tier, score }] of wanted.flatMap((one) => [...placesOf(one)])) {
        const before = found.get(id) ?? { hits: 0, tier: 2, score: 0 };
        found.set(id, {
          hits: before.hits + 1,
          tier: Math.min(before.tier, tier),
          score: before.score + score,
        });
      }
      const all = wanted.length === 0 ? everyProduct(documents) : [...found];
      return all
        .flatMap(([id, place]) => {
          const document = documents[id];
          if (!document) return [];
          const { kind, name, productKind } = document;
          return [{ id, ...place, kind, name, isMeant: kinds.some((each) => each === productKind) }];
        })
        .sort(byWorth)
        .map(({ id: _id, score: _score, ...one }) => one);
    },
    analyzeTerm: (word) => ({
      word,
      isStop: terms.isStop(word),
      isKnown: has(wordIn(word, FIELDS, terms)),
      isName: has(wordIn(word, NAMES, terms)),
      isBeginning: has({ queries: [word], fields: [...NAMES], processTerm: asItIs, prefix: true }),
      near: speller.findNear(word),
    }),
    isInTitles: (wanted) =>
      having(wanted, ['title']).some(({ id }) => documents[Number(id)]?.kind === 'product'),
  };
};

const split = (text: string): string[] => text.split(' ');

const indexed = (word: string, field: string | undefined, { stem, isStop }: Terms): string[] => [
  ...(isStop(word) ? [] : [stem(word)]),
  ...(field !== undefined && NAMES.includes(field) ? [asItIs(word)] : []),
];

const wordIn = (word: string, fields: readonly string[], terms: Terms): Query => ({
  queries: [
    { queries: [word], processTerm: stemIn(terms) },
    { queries: [word], processTerm: asItIs },
  ],
  fields: [...fields],
});

/** Words that mean something together stand one behind the other: a cover quilt is no quilt cover. */
const inARow =
  (texts: readonly Texts[], fields: readonly Field[], phrase: string) =>
  ({ id }: SearchResult): boolean =>
    !phrase.includes(' ') || fields.some((field) => ` ${texts[id]?.[field]} `.includes(` ${phrase} `));

const stemIn =
  ({ stem, isStop }: Terms) =>
  (word: string): string | null =>
    isStop(word) ? null : stem(word);

const everyProduct = (documents: readonly SearchDocument[]) =>
  documents.flatMap(({ kind }, id) =>
    kind === 'product' ? [[id, { hits: 0, tier: 0, score: 0 }] as const] : [],
  );

interface Ranked extends Found {
  readonly id: number;
  readonly score: number;
}

const byWorth = (a: Ranked, b: Ranked): number =>
  b.hits - a.hits ||
  Number(b.isMeant) - Number(a.isMeant) ||
  b.tier - a.tier ||
  (a.tier === 0 ? b.score - a.score : 0) ||
  a.id - b.id;

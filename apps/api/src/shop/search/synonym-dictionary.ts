import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { ProductKind } from '@counterpane/rules/options/product';
import { findSize, type Size } from '@counterpane/rules/options/sizes';
import { rememberByObjects } from '../../catalogue/remembered/remember-by-objects.ts';
import { foldText, singular } from './tokenize.ts';

export type NotSold = SearchWords['notSold'][number];

/** What a phrase means in a store of beds. */
export interface Meaning {
  readonly size: Size | null;
  readonly kinds: readonly ProductKind[];
  /** Its synonyms, folded as words are compared. */
  readonly synonyms: readonly string[];
  readonly notSold: NotSold | null;
}

/** The search words of one language. */
export interface SynonymDictionary {
  /** The meaning of some words in a row; null when they have none together. */
  find(words: readonly string[]): Meaning | null;
  /** How many words the longest phrase has. */
  readonly longest: number;
  readonly words: SearchWords;
  /** Whether a word only stands beside a size, like "sized" in "queen sized". */
  isSizeWord(folded: string): boolean;
  isFiller(folded: string): boolean;
  /** Whether another form of a word means something else. */
  isExact(folded: string): boolean;
}

const NOTHING: Meaning = { size: null, kinds: [], synonyms: [], notSold: null };

const built = rememberByObjects<SynonymDictionary>();

/** The dictionary of a language's search words, built once. */
export const synonymDictionaryOf = (words: SearchWords): SynonymDictionary =>
  built([words], () => buildDictionary(words));

const buildDictionary = (words: SearchWords): SynonymDictionary => {
  const meanings = new Map<string, Meaning>();
  const add = (phrase: string, more: Partial<Meaning>): void => {
    const key = keyOf(foldText(phrase).split(' '));
    const { kinds, synonyms, ...before } = meanings.get(key) ?? NOTHING;
    meanings.set(key, {
      ...before,
      ...more,
      kinds: [...kinds, ...(more.kinds ?? [])],
      synonyms: [...new Set([...synonyms, ...(more.synonyms ?? [])])],
    });
  };
  for (const { key, phrases } of sizesOf(words)) for (const phrase of phrases) add(phrase, { size: key });
  for (const { key, phrases } of kindsOf(words)) for (const phrase of phrases) add(phrase, { kinds: [key] });
  for (const group of words.synonyms)
    for (const phrase of group) add(phrase, { synonyms: group.map(foldText) });
  for (const notSold of words.notSold) for (const phrase of notSold.words) add(phrase, { notSold });
  const sizeWords = keySet(words.sizeWords);
  const fillers = keySet(words.fillers);
  const exact = keySet(words.exact);
  return {
    find: (folded) => meanings.get(keyOf(folded)) ?? null,
    longest: Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    words,
    isSizeWord: (folded) => sizeWords.has(singular(folded)),
    isFiller: (folded) => fillers.has(singular(folded)),
    isExact: (folded) => exact.has(singular(folded)),
  };
};

const keyOf = (folded: readonly string[]): string => folded.map(singular).join(' ');

const keySet = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => singular(foldText(word))));

const sizesOf = ({ sizes }: SearchWords) =>
  Object.entries(sizes).map(([name, phrases]) => ({ key: findSize(name), phrases }));

/** What each kind of product is called. */
export const kindsOf = ({ kinds }: SearchWords) =>
  Object.entries(kinds).map(([name, phrases]) => {
    // The schema has let nothing but kinds through, which Object.entries forgets.
    return { key: name as ProductKind, phrases };
  });

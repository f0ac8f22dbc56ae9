import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { SearchDocument } from './search-document.ts';
import { kindsOf } from './synonym-dictionary.ts';
import { tokenize } from './tokenize.ts';

/** A word that something is called by: as it is compared, as it is written, and how often. */
export interface DictionaryWord {
  readonly word: string;
  readonly shown: string;
  readonly uses: number;
}

/** Shorter words are like too many others. */
const SHORTEST = 3;

/**
 * The words of titles and names, and those that shoppers use for them: what a shopper who mistypes a word may have
 * meant. Words of descriptions are left out, as "protected" is nearer to "protecter" than "protector" is.
 */
export const spellingDictionary = (
  documents: readonly SearchDocument[],
  words: SearchWords,
): DictionaryWord[] => {
  const known = new Map<string, DictionaryWord>();
  for (const text of [...documents.flatMap(({ title, names }) => [title, names]), ...phrasesOf(words)])
    for (const { folded, shown } of tokenize(text)) {
      if (folded.length < SHORTEST || /\d/.test(folded)) continue;
      const before = known.get(folded);
      known.set(folded, { word: folded, shown: before?.shown ?? shown, uses: (before?.uses ?? 0) + 1 });
    }
  return [...known.values()];
};

const phrasesOf = (words: SearchWords): string[] => [
  ...Object.values(words.sizes).flat(),
  ...kindsOf(words).flatMap(({ phrases }) => phrases),
  ...words.synonyms.flat(),
  ...words.notSold.flatMap(({ words: phrases }) => phrases),
];

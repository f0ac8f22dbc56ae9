import MiniSearch from 'minisearch';
import type { DictionaryWord } from './spelling-dictionary.ts';
import type { Terms } from './terms.ts';

/** A known word that is nearly what a shopper typed. */
export interface NearWord {
  readonly word: string;
  readonly shown: string;
  /** How many letters are wrong, missing, too many, or two in the wrong order. */
  readonly typos: number;
  /** The typed word is another form of it. */
  readonly isSame: boolean;
}

/** How many typos a word may have and still be searched for as corrected. Words of three letters are like too many others. */
export const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Finds the known words that mistyped words resemble. */
export const createSpeller = (words: readonly DictionaryWord[], { stem }: Terms) => {
  const known = new Map(words.map((one) => [one.word, one]));
  const index = new MiniSearch<DictionaryWord>({
    idField: 'word',
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  index.addAll(words);
  // Of two equally near words, the one that more products are named by.
  const boostDocument = (word: string): number => 1 + Math.log(known.get(word)?.uses ?? 1);
  const search = (word: string, typos: number): string | null =>
    index.search(word, { fuzzy: typos === 0 ? false : typos, boostDocument })[0]?.id ?? null;

  return {
    /** The nearest known word, with one typo more than {@link allowedTypos}, so that it can be suggested. */
    findNear(word: string): NearWord | null {
      const told = (near: string, typos: number): NearWord => {
        const isSame = stem(near) === stem(word);
        return { word: near, shown: known.get(near)?.shown ?? near, typos, isSame };
      };
      if (known.has(word)) return told(word, 0);
      const swapped = swapsOf(word).find((swap) => known.has(swap));
      if (swapped !== undefined && allowedTypos(word) > 0) return told(swapped, 1);
      for (let typos = 1; typos <= furthest(word); typos += 1) {
        const near = search(word, typos);
        if (near !== null) return told(near, typos);
      }
      return null;
    },
  };
};

/** A correction of a word of five letters and more is suggested with one typo more than is corrected at once. */
const furthest = (word: string): number => allowedTypos(word) + (word.length < 5 ? 0 : 1);

/** The word with two neighbouring letters in the other order: one typo, though an edit distance counts two. */
const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_letter, at) => {
    const [first = '', second = ''] = [word[at], word[at + 1]];
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });

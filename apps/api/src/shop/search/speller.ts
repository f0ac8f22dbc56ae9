import MiniSearch from 'minisearch';
import type { KnownWord } from './known-words.ts';
import type { Terms } from './terms.ts';

/** A known word that is nearly what somebody typed. */
export interface NearWord {
  readonly word: string;
  readonly shown: string;
  /** How many letters are wrong, missing, too many, or two in the wrong order. */
  readonly slips: number;
  /** The typed word is another form of it. */
  readonly isSame: boolean;
}

/** So many slips a hand makes in a word and still means it. Words of three letters are like too many others. */
export const slipsMeant = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Finds what mistyped words were meant to be. */
export const createSpeller = (words: readonly KnownWord[], { stem }: Terms) => {
  const known = new Map(words.map((one) => [one.word, one]));
  const index = new MiniSearch<KnownWord>({
    idField: 'word',
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  index.addAll(words);
  // Of two that are as near, the one that more is called by.
  const boostDocument = (word: string): number => 1 + Math.log(known.get(word)?.uses ?? 1);
  const search = (word: string, slips: number): string | null =>
    index.search(word, { fuzzy: slips === 0 ? false : slips, boostDocument })[0]?.id ?? null;

  return {
    /** The nearest word, a little further off than would be taken for meant: for that, see {@link slipsMeant}. */
    findNear(word: string): NearWord | null {
      const told = (near: string, slips: number): NearWord => {
        const isSame = stem(near) === stem(word);
        return { word: near, shown: known.get(near)?.shown ?? near, slips, isSame };
      };
      if (known.has(word)) return told(word, 0);
      const swapped = swapsOf(word).find((swap) => known.has(swap));
      if (swapped !== undefined && slipsMeant(word) > 0) return told(swapped, 1);
      for (let slips = 1; slips <= furthest(word); slips += 1) {
        const near = search(word, slips);
        if (near !== null) return told(near, slips);
      }
      return null;
    },
  };
};

/** A word of five letters and more may be asked about with one slip more than is taken for meant. */
const furthest = (word: string): number => slipsMeant(word) + (word.length < 5 ? 0 : 1);

/** The word with two neighbours in the other order: one slip of the hand, and two to those who count letters. */
const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_letter, at) => {
    const [first = '', second = ''] = [word[at], word[at + 1]];
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });

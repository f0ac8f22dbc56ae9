import type { ProductKind } from '@counterpane/rules/options/product';
import type { Size } from '@counterpane/rules/options/sizes';
import type { Meaning, NotSold, SynonymDictionary } from './synonym-dictionary.ts';
import type { Word } from './tokenize.ts';

/** Something that must be found: any of some phrases, each one word or several in a row as they are compared. */
export interface Wanted {
  /** In any form of their words. */
  readonly phrases: readonly string[];
  /** As they stand: with another ending they mean something else. */
  readonly exact: readonly string[];
  /** It is one word that no phrase of the dictionary contains: it may be mistyped. */
  readonly isPlain: boolean;
  /** Whether what only begins with it will do. */
  readonly isPrefix: boolean;
}

/** A parsed query. */
export interface ParsedQuery {
  readonly wanted: readonly Wanted[];
  readonly size: Size | null;
  /** The kinds of product that its main noun names, the more likely ones being what is meant. */
  readonly kinds: readonly ProductKind[];
  readonly notSold: NotSoldQuery | null;
}

/** What is not sold, and by which words it was asked for. */
export interface NotSoldQuery extends NotSold {
  readonly said: string;
  /** Other words for the same, as they are compared. */
  readonly synonyms: readonly string[];
}

/** Of a longer query the rest says nothing more. */
const MOST_WORDS = 16;

interface Piece extends Wanted {
  readonly meaning: Meaning | null;
  readonly words: readonly Word[];
}

/**
 * Reads a query: the longest phrases first, sizes and what is not sold apart from what is to be found.
 * @example parseQuery(tokenize('queen size sheets'), dictionary) // { size: 'queen', wanted: [sheets], … }
 */
export const parseQuery = (words: readonly Word[], dictionary: SynonymDictionary): ParsedQuery => {
  const pieces = withoutSizeWords(toPieces(words.slice(0, MOST_WORDS), dictionary), dictionary);
  const said = pieces.filter(({ meaning }) => !meaning?.size && !meaning?.notSold);
  const meant = said.filter(({ words }) => !words.every(({ folded }) => dictionary.isFiller(folded)));
  const nouns = said.filter(({ meaning }) => meaning && meaning.kinds.length > 0);
  const noun = dictionary.words.headNoun === 'last' ? nouns.at(-1) : nouns[0];
  return {
    wanted: (meant.length > 0 ? meant : said).map(({ phrases, exact, isPlain, isPrefix }) => ({
      ...{ phrases, exact, isPlain, isPrefix },
    })),
    size: pieces.find(({ meaning }) => meaning?.size)?.meaning?.size ?? null,
    kinds: noun?.meaning?.kinds ?? [],
    notSold: pieces.flatMap(toNotSold)[0] ?? null,
  };
};

const toNotSold = ({ meaning, words }: Piece): NotSoldQuery[] =>
  meaning?.notSold
    ? [
        {
          ...meaning.notSold,
          said: words.map(({ folded }) => folded).join(' '),
          synonyms: meaning.synonyms,
        },
      ]
    : [];

const toPieces = (words: readonly Word[], dictionary: SynonymDictionary): Piece[] => {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const piece = longestPiece(words.slice(at, at + dictionary.longest), dictionary);
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces;
};

const longestPiece = (ahead: readonly Word[], dictionary: SynonymDictionary): Piece => {
  for (let length = ahead.length; length > 0; length -= 1) {
    const words = ahead.slice(0, length);
    const folded = words.map((word) => word.folded);
    const meaning = dictionary.find(folded);
    if (!meaning && length > 1) continue;
    const all = [...new Set([folded.join(' '), ...(meaning?.synonyms ?? [])])];
    const { exact = [], phrases = [] } = Object.groupBy(all, (phrase) =>
      dictionary.isExact(phrase) ? 'exact' : 'phrases',
    );
    return { words, meaning, phrases, exact, isPlain: meaning === null, isPrefix: false };
  }
  throw new Error('there is at least one word');
};

/** "Queen size" is a queen; a size word that is all there is beside a size is what is wanted: « lit king ». */
const withoutSizeWords = (pieces: readonly Piece[], dictionary: SynonymDictionary): readonly Piece[] => {
  const isSize = (piece: Piece | undefined): boolean => Boolean(piece?.meaning?.size);
  const left = pieces.filter(({ words: [first, ...others] }, at) => {
    const isSizeWord = first !== undefined && others.length === 0 && dictionary.isSizeWord(first.folded);
    return !isSizeWord || !(isSize(pieces[at - 1]) || isSize(pieces[at + 1]));
  });
  const isNoun = ({ meaning }: Piece) => meaning !== null && meaning.kinds.length > 0;
  return left.every(isSize) && pieces.some(isNoun) ? pieces : left;
};

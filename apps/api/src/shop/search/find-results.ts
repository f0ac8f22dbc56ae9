import type { ProductKind } from '@counterpane/rules/options/product';
import type { Size } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type Closest, closestOf } from './closest.ts';
import { parseQuery, type SaidNotSold, type Wanted } from './parse-query.ts';
import { type PhraseBook, phraseBookOf } from './phrase-book.ts';
import { sayMeasures } from './say-measures.ts';
import type { SearchIndex } from './search-index.ts';
import { findSpelling, plainWords, type Spelling, settleWords } from './settle-words.ts';
import { foldText, type Word, wordsOf } from './words-of.ts';

/** A query as it was understood, and what it found, best first. */
export interface Results extends Closest {
  readonly size: Size | null;
  readonly spelling: Spelling | null;
  readonly notSold: SaidNotSold | null;
  /** Nothing was asked for: no words, or none that say anything. */
  readonly isEmpty: boolean;
}

/** Where somebody searches, and how to find something there. */
export interface SearchPlace {
  readonly storefront: Storefront;
  readonly language: string;
  readonly index: SearchIndex;
}

/** The last word is still being typed, and may be a beginning; or the query is as it is meant. */
export type QueryMode = 'typing' | 'whole';

interface Understood {
  readonly wanted: readonly Wanted[];
  readonly kinds: readonly ProductKind[];
  readonly size: Size | null;
  readonly notSold: SaidNotSold | null;
  readonly spelling: Spelling | null;
}

/** What a query finds in a storefront and language. */
export const findResults = (place: SearchPlace, query: string, mode: QueryMode): Results => {
  const { storefront, language, index } = place;
  const book = phraseBookOf(storefront.searchWordsIn(language));
  const words = withoutName(wordsOf(sayMeasures(query, book.words)), storefront);
  const understood = understand(index, words, book, mode);
  const { size, notSold, spelling } = understood;
  const isEmpty = understood.wanted.length === 0 && size === null && notSold === null;
  if (isEmpty) return { ...closestOf([], 0), size, notSold, spelling: null, isEmpty };
  const isOnlyNotSold = notSold !== null && understood.wanted.length === 0;
  const target = isOnlyNotSold ? insteadOf(notSold, book) : understood;
  const all = target ? index.find(target.wanted, target.kinds) : [];
  return { ...closestOf(all, target?.wanted.length ?? 0), size, notSold, spelling, isEmpty };
};

/** Everything that is sold, for somebody who says no more than what it may cost. */
export const findAll = ({ index }: SearchPlace): Results => ({
  ...closestOf(index.find([], []), 0),
  size: null,
  notSold: null,
  spelling: null,
  isEmpty: false,
});

/** Everything here is of the brand: its name finds nothing. A query that is nothing else is left as it is. */
const withoutName = (words: readonly Word[], { brand }: Storefront): readonly Word[] => {
  const name = new Set(foldText(brand.brand.name).split(' '));
  const others = words.filter(({ folded }) => !name.has(folded));
  return others.length > 0 ? others : words;
};

const understand = (
  index: SearchIndex,
  words: readonly Word[],
  book: PhraseBook,
  mode: QueryMode,
): Understood => {
  const asked = parseQuery(words, book);
  const plain = plainWords(asked);
  const judged = new Map(plain.map((word) => [word, index.judge(word)]));
  const spelling = findSpelling(words, plain, judged);
  const meant = spelling?.isUsed ? parseQuery(spelling.words, book) : asked;
  const settled = settleWords(meant.wanted, judged);
  const asSold = meant.notSold && phraseOf(meant.notSold, book);
  const isSold = asSold !== null && index.isInTitles(asSold);
  const sold = isSold ? [asSold] : [];
  const wanted = [...sold, ...(mode === 'typing' ? withLastOpen(settled) : settled)];
  return { wanted, kinds: meant.kinds, size: meant.size, notSold: isSold ? null : meant.notSold, spelling };
};

/** A brand may sell what others do not. */
const phraseOf = ({ said, synonyms }: SaidNotSold, book: PhraseBook): Wanted => {
  const all = [...new Set([said, ...synonyms])];
  return {
    phrases: all.filter((phrase) => !book.isExact(phrase)),
    exact: all.filter((phrase) => book.isExact(phrase)),
    isPlain: false,
    isPrefix: false,
  };
};

/** The word under the cursor may go on. */
const withLastOpen = (wanted: readonly Wanted[]): readonly Wanted[] =>
  wanted.map((one, index) => (index === wanted.length - 1 ? { ...one, isPrefix: true } : one));

const insteadOf = ({ instead }: SaidNotSold, book: PhraseBook) => {
  if (!instead) return null;
  const { wanted, kinds } = parseQuery(wordsOf(instead.query), book);
  return { wanted, kinds };
};

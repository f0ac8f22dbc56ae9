import type { ProductKind } from '@counterpane/rules/options/product';
import type { Size } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../../catalogue/storefront.ts';
import { findSpelling, plainWords, type Spelling, termsToSearch } from './analyze-terms.ts';
import { type BestMatches, bestMatches } from './best-matches.ts';
import { normalizeQueryMeasures } from './normalize-query-measures.ts';
import { type NotSoldQuery, parseQuery, type Wanted } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import { type SynonymDictionary, synonymDictionaryOf } from './synonym-dictionary.ts';
import { foldText, tokenize, type Word } from './tokenize.ts';

/** A query as it was understood, and what it found, best first. */
export interface Results extends BestMatches {
  readonly size: Size | null;
  readonly spelling: Spelling | null;
  readonly notSold: NotSoldQuery | null;
  /** Nothing was asked for: no words, or none that say anything. */
  readonly isEmpty: boolean;
}

/** The storefront of a search, in its language, with its index. */
export interface SearchPlace {
  readonly storefront: Storefront;
  readonly index: SearchIndex;
}

/** The last word is still being typed, and may be a beginning; or the query is as it is meant. */
type QueryMode = 'typing' | 'whole';

interface Understood {
  readonly wanted: readonly Wanted[];
  readonly kinds: readonly ProductKind[];
  readonly size: Size | null;
  readonly notSold: NotSoldQuery | null;
  readonly spelling: Spelling | null;
}

/** What a query finds in a storefront and language. */
export const findResults = (place: SearchPlace, query: string, mode: QueryMode): Results => {
  const { storefront, index } = place;
  const dictionary = synonymDictionaryOf(storefront.searchWordsIn(storefront.language));
  const words = withoutName(tokenize(normalizeQueryMeasures(query, dictionary.words)), storefront);
  const understood = understand(index, words, dictionary, mode);
  const { size, notSold, spelling } = understood;
  const isEmpty = understood.wanted.length === 0 && size === null && notSold === null;
  if (isEmpty) return { ...bestMatches([], 0), size, notSold, spelling: null, isEmpty };
  const isOnlyNotSold = notSold !== null && understood.wanted.length === 0;
  const target = isOnlyNotSold ? insteadOf(notSold, dictionary) : understood;
  const all = target ? index.find(target.wanted, target.kinds) : [];
  return { ...bestMatches(all, target?.wanted.length ?? 0), size, notSold, spelling, isEmpty };
};

/** Everything that is sold, for a query that only names a price. */
export const findAll = ({ index }: SearchPlace): Results => ({
  ...bestMatches(index.find([], []), 0),
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
  dictionary: SynonymDictionary,
  mode: QueryMode,
): Understood => {
  const asked = parseQuery(words, dictionary);
  const plain = plainWords(asked);
  const analyzed = new Map(plain.map((word) => [word, index.analyzeTerm(word)]));
  const spelling = findSpelling(words, plain, analyzed);
  const meant = spelling?.isUsed ? parseQuery(spelling.words, dictionary) : asked;
  const terms = termsToSearch(meant.wanted, analyzed);
  const asSold = meant.notSold && phraseOf(meant.notSold, dictionary);
  const isSold = asSold !== null && index.isInTitles(asSold);
  const sold = isSold ? [asSold] : [];
  const wanted = [...sold, ...(mode === 'typing' ? withLastOpen(terms) : terms)];
  return { wanted, kinds: meant.kinds, size: meant.size, notSold: isSold ? null : meant.notSold, spelling };
};

/** A brand may sell what others do not. */
const phraseOf = ({ said, synonyms }: NotSoldQuery, dictionary: SynonymDictionary): Wanted => {
  const all = [...new Set([said, ...synonyms])];
  return {
    phrases: all.filter((phrase) => !dictionary.isExact(phrase)),
    exact: all.filter((phrase) => dictionary.isExact(phrase)),
    isPlain: false,
    isPrefix: false,
  };
};

/** The word under the cursor may go on. */
const withLastOpen = (wanted: readonly Wanted[]): readonly Wanted[] =>
  wanted.map((one, index) => (index === wanted.length - 1 ? { ...one, isPrefix: true } : one));

const insteadOf = ({ instead }: NotSoldQuery, dictionary: SynonymDictionary) => {
  if (!instead) return null;
  const { wanted, kinds } = parseQuery(tokenize(instead.query), dictionary);
  return { wanted, kinds };
};

import type { SearchPageBody } from '@counterpane/contract/pages/search';
import { money } from '@counterpane/rules/money/money';
import { SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { findAll, findResults, type Results, type SearchPlace } from './find-results.ts';
import { parsePriceRange } from './price-range.ts';
import { resultCard } from './result-cards.ts';
import { articlePlace, listPlace } from './result-places.ts';
import { resolveHits } from './search-hits.ts';
import { searchNotes } from './search-notes.ts';
import { foldText } from './tokenize.ts';
import { withinPrice } from './within-price.ts';

/** Rows of three and of two come out even. */
const PRODUCTS_PER_PAGE = 24;
const MOST_LISTS = 4;
const MOST_ARTICLES = 6;

export interface SearchRequest extends SearchPlace {
  /** An ISO time. */
  readonly now: string;
}

/** Everything that a query finds, page by page; lists and written pages stand on the first. */
export const searchPage = (request: SearchRequest, query: string, number: number): SearchPageBody => {
  const { storefront } = request;
  const wish = parsePriceRange(query, storefront.searchWordsIn(storefront.language));
  const { query: wanted, least, most } = wish;
  const isPriceAlone = wanted === '' && (least !== null || most !== null || wish.isCheapest);
  const results = isPriceAlone ? findAll(request) : findResults(request, wanted, 'whole');
  const { size } = results;
  const found = resolveHits(results.found, size, storefront);
  const { resolved, miss } = withinPrice({ resolved: found, found: results.found, wish, storefront });
  const lists = resolved.lists.flatMap((path) => listPlace(path, storefront)).slice(0, MOST_LISTS);
  const articles = resolved.articles.flatMap((path) => articlePlace(path, request)).slice(0, MOST_ARTICLES);
  const { products } = resolved;
  const pages = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_PAGE));
  const page = Math.min(Math.max(1, number), pages);
  const asked = {
    size: resolved.isSizeMissed ? null : size,
    text: foldText(spokenText(results, query)),
  };
  const count = products.length + lists.length + articles.length;
  return {
    value: query,
    size: size && { value: size, title: storefront.localize(SIZE_TITLES[size]) },
    spelling: results.spelling && { value: spokenText(results, query), isUsed: results.spelling.isUsed },
    notes: searchNotes(results, {
      count,
      isSizeMissed: resolved.isSizeMissed,
      tooDear: miss === 'too_dear' && most !== null ? money(most, storefront.definition.currency) : null,
      isOutOfRange: miss === 'not_in_range',
      storefront,
    }),
    count,
    productCount: products.length,
    page,
    pages,
    products: products
      .slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE)
      .map((entry) => resultCard(entry, storefront, asked)),
    lists: page === 1 ? lists : [],
    articles: page === 1 ? articles : [],
    isForReading: results.isForReading,
    popular: count > 0 ? [] : storefront.brand.brand.navigation.map((link) => ({ ...link })),
  };
};

/** The query as it was understood. */
const spokenText = ({ spelling }: Results, query: string): string =>
  spelling ? spelling.words.map(({ shown }) => shown).join(' ') : query;

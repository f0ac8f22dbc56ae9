import type { Suggestion } from '@counterpane/contract/pages/search';
import { SHORTEST_SUGGESTED } from '@counterpane/contract/pages/search-limits';
import { findResults } from './find-results.ts';
import { parsePriceRange } from './price-range.ts';
import { resultCard } from './result-cards.ts';
import { articlePlace, listPlace } from './result-places.ts';
import { resolveHits } from './search-hits.ts';
import type { SearchRequest } from './search-page.ts';
import { foldText } from './tokenize.ts';
import { withinPrice } from './within-price.ts';

const MOST_SUGGESTED = 8;
/** So many of each of these leave room for products. */
const MOST_LISTS = 2;
const MOST_ARTICLES = 2;

/**
 * Suggestions for an unfinished query: lists first, then products and written pages. None for things that are not
 * sold, because a sentence has to explain that.
 */
export const suggestionsFor = (request: SearchRequest, query: string): Suggestion[] => {
  if (foldText(query).length < SHORTEST_SUGGESTED) return [];
  const { storefront } = request;
  const wish = parsePriceRange(query, storefront.searchWordsIn(storefront.language));
  const { found, size, notSold } = findResults(request, wish.query, 'typing');
  if (notSold) return [];
  const all = resolveHits(found, size, storefront);
  const { resolved } = withinPrice({ resolved: all, found, wish, storefront });
  const lists = resolved.lists.flatMap((path) => listPlace(path, storefront)).slice(0, MOST_LISTS);
  const articles = resolved.articles.flatMap((path) => articlePlace(path, request)).slice(0, MOST_ARTICLES);
  const asked = { size: resolved.isSizeMissed ? null : size, text: foldText(query) };
  const products = resolved.products
    .slice(0, MOST_SUGGESTED - lists.length - articles.length)
    .map((entry) => resultCard(entry, storefront, asked));
  return [
    ...lists.map(({ title, url }): Suggestion => ({ kind: 'list', title, url })),
    ...products.map(
      (card): Suggestion => ({
        kind: 'product',
        title: titleWithSize(card, asked.size !== null),
        url: card.url,
      }),
    ),
    ...articles.map(({ title, url }): Suggestion => ({ kind: 'article', title, url })),
  ];
};

/** Where a size was asked for, the link leads to it, and so it says. */
const titleWithSize = (card: { title: string; size: string | null }, hasSize: boolean): string =>
  hasSize && card.size !== null ? `${card.title}, ${card.size}` : card.title;

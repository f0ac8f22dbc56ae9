import type { SearchPage } from '@counterpane/contract/pages/search';
import { LONGEST_QUERY } from '@counterpane/contract/pages/search-limits';
import type { Translate } from '@counterpane/messages/translator';

/** What an address asks for. A query that is longer than anybody types is cut. */
interface SearchQuery {
  readonly query: string;
  readonly isCut: boolean;
  readonly page: number;
}

/** @example parseSearch(new URLSearchParams('q=queen+sheets&page=2')) // { query: 'queen sheets', page: 2, … } */
export const parseSearch = (parameters: URLSearchParams): SearchQuery => {
  const typed = (parameters.get('q') ?? '').trim().toWellFormed();
  const query = typed.slice(0, LONGEST_QUERY).trim().toWellFormed();
  const page = Number(/^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1);
  return { query, isCut: query !== typed, page };
};

/** What a page of results is called: what was asked, and which page it is. */
export const searchTitle = ({ value, page }: Pick<SearchPage, 'value' | 'page'>, t: Translate): string => {
  if (value === '') return t('Search the shop');
  return page === 1
    ? t('Search results for “{query}”', { query: value })
    : t('Search results for “{query}”, page {page}', { query: value, page });
};

/** How much was found, in words. */
export const countText = ({ count }: Pick<SearchPage, 'count'>, t: Translate): string =>
  t('{count} results', { count });

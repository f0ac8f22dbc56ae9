import { type Answer, call, type FetchApi } from '../call.ts';
import type { SearchPage, Suggestions } from './search.ts';

/** What a query finds, by pages from 1 on. */
export const fetchSearch = (fetchApi: FetchApi, query: string, page = 1): Promise<Answer<SearchPage>> =>
  call(fetchApi, `/api/search?${new URLSearchParams({ q: query, page: String(page) })}`, { method: 'GET' });

/**
 * What somebody may be typing. Apart from the client, so that a plain page's script carries nothing of the other calls.
 * Rejects when the signal ends it.
 */
export const fetchSuggestions = (
  fetchApi: FetchApi,
  query: string,
  signal?: AbortSignal,
): Promise<Answer<Suggestions>> =>
  call(fetchApi, `/api/search/suggestions?q=${encodeURIComponent(query)}`, {
    method: 'GET',
    ...(signal ? { signal } : {}),
  });

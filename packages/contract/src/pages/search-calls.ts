import type { FetchApi } from '../call.ts';
import { plainQuery, readPlain } from '../call-plain.ts';

/** What a query finds, by pages from 1 on. */
export const fetchSearch = (fetchApi: FetchApi, query: string, page = 1) =>
  readPlain(fetchApi, '/search', plainQuery<'/search'>({ q: query, page: String(page) }));

/**
 * What a shopper may be typing. Apart from the client, so that a plain page's script carries nothing of the other calls.
 * Rejects when the signal ends it.
 */
export const fetchSuggestions = (fetchApi: FetchApi, query: string, signal?: AbortSignal) =>
  readPlain(fetchApi, '/search/suggestions', plainQuery<'/search/suggestions'>({ q: query }), signal);

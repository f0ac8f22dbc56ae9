import { type Answer, call, type FetchApi } from './call.ts';
import type { ResultOf, SentPart } from './endpoint.ts';
import type { EndpointAt, KnownAddress } from './endpoints.ts';

/** Paths that are read and in which nothing differs. */
type PlainPath = KnownAddress extends infer At
  ? At extends `GET ${infer Path}`
    ? Path extends `${string}:${string}`
      ? never
      : Path
    : never
  : never;

type RowAt<Path extends PlainPath> = EndpointAt<Extract<KnownAddress, `GET ${Path}`>>;

/**
 * `endpointCall` for the scripts of plain pages, each of which carries its own: as little as a call takes.
 * @example await readPlain(fetch, '/search', plainQuery<'/search'>({ q: 'pillow' }))
 */
export function readPlain<Path extends PlainPath>(
  fetchApi: FetchApi,
  path: Path,
  query?: string,
  signal?: AbortSignal,
): Promise<Answer<ResultOf<RowAt<Path>>>>;
export function readPlain(
  fetchApi: FetchApi,
  path: string,
  query = '',
  signal?: AbortSignal,
): Promise<Answer<unknown>> {
  return call(fetchApi, `/api${path}${query}`, { method: 'GET', signal });
}

/** What is asked of a path, as it travels. */
export const plainQuery = <Path extends PlainPath>(
  query: SentPart<RowAt<Path>, 'query'> & Record<string, string>,
): string => `?${new URLSearchParams(query)}`;

import type { FetchApi } from '../call.ts';
import { plainQuery, readPlain } from '../call-plain.ts';
import { encodeQuery } from '../encode-query.ts';
import type { ProductQuotesRequest } from './product-quotes.ts';
import type { QuoteRequest } from './quotes.ts';

/** How long a client waits for GET /carts/quote [C7]. */
const QUOTE_TIMEOUT_MS = 3_000;

/** Where an encoded list of carts is priced. */
export const cartQuotesUrl = (carts: readonly QuoteRequest[]): string => `/api/carts/quote${queryOf(carts)}`;

const queryOf = (carts: readonly QuoteRequest[]): string =>
  plainQuery<'/carts/quote'>({ carts: encodeQuery(carts) });

/**
 * Prices carts without making them. Apart from the client, so that a plain page's script carries nothing
 * of the other calls.
 * @throws TimeoutError when there is no answer within 3 s.
 */
export const fetchCartQuotes = async (fetchApi: FetchApi, carts: readonly QuoteRequest[]) => {
  const giveUp = new AbortController();
  const timer = setTimeout(
    () => giveUp.abort(new DOMException('No answer within 3 seconds', 'TimeoutError')),
    QUOTE_TIMEOUT_MS,
  );
  try {
    return await readPlain(fetchApi, '/carts/quote', queryOf(carts), giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
};

export const fetchProductQuotes = (fetchApi: FetchApi, asked: ProductQuotesRequest) =>
  readPlain(
    fetchApi,
    '/products/quotes/v2',
    plainQuery<'/products/quotes/v2'>({ query: encodeQuery(asked) }),
  );

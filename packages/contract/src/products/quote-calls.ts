import { type Answer, call, type FetchApi } from '../call.ts';
import { encodeQuery } from '../encode-query.ts';
import type { ProductQuotes, ProductQuotesRequest } from './product-quotes.ts';
import type { QuoteEntry, QuoteRequest } from './quotes.ts';

/** How long a client waits for GET /carts/quote [C7]. */
const QUOTE_TIMEOUT_MS = 3_000;

/** Where an encoded list of carts is priced. */
export const cartQuotesUrl = (carts: readonly QuoteRequest[]): string =>
  `/api/carts/quote?carts=${encodeQuery(carts)}`;

/**
 * Prices carts without making them. Apart from the client, so that a plain page's script carries nothing
 * of the other calls.
 * @throws TimeoutError when there is no answer within 3 s.
 */
export const fetchCartQuotes = async (
  fetchApi: FetchApi,
  carts: readonly QuoteRequest[],
): Promise<Answer<QuoteEntry[]>> => {
  const giveUp = new AbortController();
  const timer = setTimeout(
    () => giveUp.abort(new DOMException('No answer within 3 seconds', 'TimeoutError')),
    QUOTE_TIMEOUT_MS,
  );
  try {
    return await call(fetchApi, cartQuotesUrl(carts), { method: 'GET', signal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
};

export const fetchProductQuotes = (
  fetchApi: FetchApi,
  asked: ProductQuotesRequest,
): Promise<Answer<{ data: ProductQuotes }>> =>
  call(fetchApi, `/api/products/quotes/v2?query=${encodeQuery(asked)}`, { method: 'GET' });

import type { FetchApi } from '@counterpane/contract/call';
import { cartQuotesUrl, fetchCartQuotes } from '@counterpane/contract/products/quote-calls';
import type { QuoteEntry, QuoteRequest } from '@counterpane/contract/products/quotes';
import type { ReportFailure } from '../../failures/failure.ts';
import type { BatcherSetup } from './quote-batcher.ts';

const INVALID = 'Invalid response in getTotalPriceAndDiscount';

/** Asks the store for prices and checks that there is one for each question [C8]. */
export const getTotalPriceAndDiscount = async (
  fetchApi: FetchApi,
  requests: readonly QuoteRequest[],
): Promise<readonly QuoteEntry[]> => {
  const answer = await fetchCartQuotes(fetchApi, requests);
  if (!answer.ok) throw new Error(answer.error.error);
  const entries: unknown = answer.result;
  if (!Array.isArray(entries) || entries.length !== requests.length || !entries.every(isEntry))
    throw new Error(INVALID);
  return entries;
};

/** A price with its receipt, or a reason why there is none. */
const isEntry = (entry: unknown): entry is QuoteEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  ('code' in entry || ('items' in entry && 'totalDiscount' in entry && 'totals' in entry));

/** How a page's batcher calls, and whom it tells when that fails. */
export const quoteSetup = (fetchApi: FetchApi, report: ReportFailure): BatcherSetup => ({
  send: (requests) => getTotalPriceAndDiscount(fetchApi, requests),
  onFailure: (error, requests) =>
    report({ level: 'error', text: 'Failed to fetch discounts', url: cartQuotesUrl(requests), error }),
});

import type { FetchApi } from '../call.ts';
import { plainQuery, readPlain } from '../call-plain.ts';

export interface DeliveredPriceQuestion {
  readonly sku: string;
  readonly zip: string;
  readonly quantity?: number;
}

/** What something costs delivered. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchDeliveredPrice = (fetchApi: FetchApi, { sku, zip, quantity = 1 }: DeliveredPriceQuestion) =>
  readPlain(
    fetchApi,
    '/delivered-price',
    plainQuery<'/delivered-price'>({ sku, zip, quantity: String(quantity) }),
  );

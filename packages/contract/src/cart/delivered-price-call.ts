import { type Answer, call, type FetchApi } from '../call.ts';
import type { DeliveredPrice } from './delivered-price.ts';

export interface DeliveredPriceQuestion {
  readonly sku: string;
  readonly zip: string;
  readonly quantity?: number;
}

/** What something costs delivered. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchDeliveredPrice = (
  fetchApi: FetchApi,
  { sku, zip, quantity = 1 }: DeliveredPriceQuestion,
): Promise<Answer<DeliveredPrice>> =>
  call(fetchApi, `/api/delivered-price?${new URLSearchParams({ sku, zip, quantity: String(quantity) })}`, {
    method: 'GET',
  });

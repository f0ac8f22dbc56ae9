import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { ReportFailure } from '../../failures/failure.ts';
import { fetchRecommended, type Recommended } from '../../shop/recommended/fetch-recommended.ts';
import { fetchStrategy } from './fetch-strategy.ts';

/** What goes with a cart, by the strategy that this visitor's experiment decides; nothing with an empty one. */
export const findRecommended = async (
  client: Pick<Client, 'flags' | 'recommendations'>,
  headers: Headers,
  { items }: Pick<CartView, 'items'>,
  report: ReportFailure,
): Promise<Recommended> => {
  if (items.length === 0) return [];
  const strategy = await fetchStrategy(client, headers, report);
  const skus = items.map(({ sku }) => sku);
  return fetchRecommended(client, strategy, { skus }, report);
};

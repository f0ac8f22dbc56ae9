import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { Recommendations } from '@counterpane/contract/products/recommendations';
import type { ReportFailure } from '../../failures/failure.ts';
import { fetchStrategy } from './fetch-strategy.ts';

export type Recommended = Recommendations['products'];

/** What goes with a cart: nothing when the call fails, which is logged as `upsell_error` [K8]. */
export const fetchRecommended = async (
  client: Pick<Client, 'flags' | 'recommendations'>,
  headers: Headers,
  { items }: Pick<CartView, 'items'>,
  report: ReportFailure,
): Promise<Recommended> => {
  if (items.length === 0) return [];
  const strategy = await fetchStrategy(client, headers, report);
  try {
    const answer = await client.recommendations(
      strategy,
      items.map(({ sku }) => sku),
    );
    if (answer.ok) return answer.result.products;
    throw new Error(answer.error.error);
  } catch (error) {
    report({ level: 'error', text: 'upsell_error', url: `/api/recommendations/v3/${strategy}`, error });
    return [];
  }
};

import type { ApiDeps } from '../deps.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { findOrder, findOrdersAtProviders, type Order } from './store.ts';

const WENT_THROUGH: readonly string[] = ['paid', 'processing', 'needs_attention'];

/**
 * An order that its shopper has paid on a provider's page without coming back. Asked before a newer order takes its
 * place: that one would be paid too (lesson 13). A provider that does not answer keeps nobody from ordering.
 */
export const findPaidMeanwhile = async (
  deps: ApiDeps,
  who: Pick<Order, 'visitorId' | 'storefront'>,
): Promise<Order | null> => {
  const { db } = deps.database;
  for (const waiting of await findOrdersAtProviders(db, who)) {
    await askProvider(deps, waiting);
    const order = await findOrder(db, waiting.id);
    if (order && WENT_THROUGH.includes(order.status)) return order;
  }
  return null;
};

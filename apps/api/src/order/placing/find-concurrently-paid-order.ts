import type { OrderDeps } from '../deps.ts';
import { isPurchase } from '../orders/report-purchase.ts';
import { findOrder, findOrdersAtProviders, type Order } from '../orders/store.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { isActive, paymentsOf } from '../payments/store.ts';

interface ConcurrentPayment {
  readonly order: Order;
  /** False while it is unknown: the shopper came back from the page, and the provider does not answer. */
  readonly wentThrough: boolean;
}

/**
 * An order that its shopper has paid, or may have paid, on a provider's page. Asked before a newer order takes its
 * place: that one would be paid too [L13]. A provider that does not answer only stops a shopper who came back from
 * its page.
 */
export const findConcurrentlyPaidOrder = async (
  deps: OrderDeps,
  who: Pick<Order, 'visitorId' | 'storefront'>,
): Promise<ConcurrentPayment | null> => {
  const { db } = deps.database;
  let unknown: Order | null = null;
  for (const waiting of await findOrdersAtProviders(db, who)) {
    const answer = await queryProvider(deps, waiting);
    const order = await findOrder(db, waiting.id);
    if (order && isPurchase(order)) return { order, wentThrough: true };
    if (answer === 'silent' && (await hasReturned(deps, waiting))) unknown = waiting;
  }
  return unknown && { order: unknown, wentThrough: false };
};

const hasReturned = async ({ database }: OrderDeps, { id }: Order): Promise<boolean> =>
  (await paymentsOf(database.db, id)).some((payment) => isActive(payment) && payment.returnedAt !== null);

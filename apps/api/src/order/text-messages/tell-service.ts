import type { OrderDeps } from '../deps.ts';
import { findSubscription } from './store.ts';

/**
 * Tells the service of text messages how a subscription is now: of two messages that come in another order the later one
 * tells the same. Without a service the subscription in the store's own database is all there is.
 */
export const tellTextService = async (
  { database: { db }, texts }: Pick<OrderDeps, 'database' | 'texts'>,
  subscriptionId: string,
): Promise<void> => {
  const subscription = texts && (await findSubscription(db, subscriptionId));
  if (!texts || !subscription) return;
  const { phone, email, clientUserId, withdrawnAt } = subscription;
  const subscriber = { phone, email, clientUserId };
  await (withdrawnAt === null ? texts.subscribe(subscriber) : texts.unsubscribe(subscriber));
};

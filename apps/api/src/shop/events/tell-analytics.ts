import { AnalyticsFailed } from '@counterpane/providers/analytics/port';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findOrder } from '../../order/orders/store.ts';
import { findRefund } from '../../order/refunds/store.ts';
import { enqueue, type Message, type Topics } from '../../outbox/store.ts';
import { sold, soldBack } from './goods-of-sale.ts';

/** Has the outbox tell a service of analytics, where the store has one and there is something to tell. */
export const announceEvents = async (
  { analytics, clock }: Pick<OrderDeps, 'analytics' | 'clock'>,
  tx: Queries,
  told: Topics['analytics.told'],
): Promise<void> => {
  if (analytics && told.events.length > 0) await enqueue(tx, clock, 'analytics.told', told);
};

/**
 * Whether a message tells a service of what it would count twice: it knows a purchase by its number, and of other steps nothing
 * that a second call would be recognised by. Where we cannot know whether such a call was taken, it is not made again.
 */
export const wouldCountTwice = ({ topic, payload }: Pick<Message, 'topic' | 'payload'>): boolean => {
  // The payload was written by `enqueue`, which ties it to its topic.
  const told = payload as unknown as Topics['analytics.told'];
  return topic === 'analytics.told' && !isPurchase(told);
};

const isPurchase = ({ sale }: Topics['analytics.told']): boolean => sale !== null && sale.refundId === null;

/** Tells of steps of a visit that allowed it. */
export const tellAnalytics = async (deps: OrderDeps, told: Topics['analytics.told']): Promise<void> => {
  const { storefront, visit, allowsMarketing, events, sale } = told;
  // The keys may be gone since.
  if (!deps.analytics) return;
  const base = deps.storefrontUrl(storefront);
  const found = sale && (await findSale(deps.database.db, sale));
  const visited = {
    ...{ visit, allowsMarketing },
    events: events.map(({ name, at, path, goods = null }) => ({
      ...{ name, at, goods: found?.goods ?? goods },
      ...{ transaction: found?.transaction ?? null, charges: found?.charges ?? null },
      url: path === null ? null : new URL(path, base).href,
    })),
  };
  await deps.analytics.tell(visited).catch((error: unknown) => {
    if (!(error instanceof AnalyticsFailed && error.isInDoubt) || isPurchase(told)) throw error;
    deps.logger.warn({ err: error }, 'analytics may have been told, and are not told again');
  });
};

const findSale = async (
  db: Queries,
  { orderId, refundId }: NonNullable<Topics['analytics.told']['sale']>,
) => {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const refund = refundId === null ? null : await findRefund(db, refundId);
  const named = refund?.besideId ? await findRefund(db, refund.besideId) : refund;
  const { shortId: transaction } = order;
  return { transaction, ...(refund ? soldBack(order, refund, named ?? refund) : sold(order)) };
};

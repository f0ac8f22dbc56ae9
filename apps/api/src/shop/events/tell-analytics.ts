import { AnalyticsFailed, type Goods } from '@counterpane/providers/analytics/port';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { purchaseCharges } from '../../order/orders/purchase-charges.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { findRefund } from '../../order/refunds/store.ts';
import { enqueue, type Message, type Topics } from '../../outbox/store.ts';
import { itemOf } from './goods.ts';

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
  const sold = sale && (await findSale(deps.database.db, sale));
  const visited = {
    ...{ visit, allowsMarketing },
    events: events.map(({ name, at, path, goods = null }) => ({
      ...{ name, at, goods: sold?.goods ?? goods },
      ...{ transaction: sold?.transaction ?? null, charges: sold?.charges ?? null },
      url: path === null ? null : new URL(path, base).href,
    })),
  };
  await deps.analytics.tell(visited).catch((error: unknown) => {
    if (!(error instanceof AnalyticsFailed && error.isInDoubt) || isPurchase(told)) throw error;
    deps.logger.warn({ err: error }, 'analytics may have been told, and are not told again');
  });
};

const findSale = async (db: Queries, { orderId, refundId }: SaleOf) => {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const refund = refundId === null ? null : await findRefund(db, refundId);
  const { shortId: transaction, currency } = order;
  // Which things a refund was for is not known of all of them: its sum is.
  const goods: Goods = refund
    ? { currency, cents: refund.amountCents, items: [] }
    : { currency, cents: order.totalCents, items: itemsOf(order) };
  return { transaction, goods, charges: refund ? null : purchaseCharges(order.frozen) };
};

type SaleOf = NonNullable<Topics['analytics.told']['sale']>;

const itemsOf = ({ frozen }: Order): Goods['items'] =>
  frozen.cart.items
    .filter(({ product }) => product.metadata.reportToAnalytics)
    .map(({ product, quantity, priceAfterDiscount: { amount: cents } }) =>
      itemOf(product, { quantity, cents }),
    );

import type { Sale } from '@counterpane/providers/analytics/port';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { findRefund } from '../../order/refunds/store.ts';
import { enqueue, type Topics } from '../../outbox/store.ts';

/** What the service takes of a name. */
const LONGEST = 100;

/** Has the outbox tell a service of analytics, where the store has one and there is something to tell. */
export const announceEvents = async (
  { analytics, clock }: Pick<OrderDeps, 'analytics' | 'clock'>,
  tx: Queries,
  told: Topics['analytics.told'],
): Promise<void> => {
  if (analytics && told.events.length > 0) await enqueue(tx, clock, 'analytics.told', told);
};

/** Tells of steps of a visit that allowed it. Told twice, a purchase is one by its number; of other steps there may be one more. */
export const tellAnalytics = async (deps: OrderDeps, told: Topics['analytics.told']): Promise<void> => {
  const { storefront, visit, allowsMarketing, events, sale } = told;
  // The keys may be gone since.
  if (!deps.analytics) return;
  const base = deps.storefrontUrl(storefront);
  const sold = sale ? await findSale(deps.database.db, sale) : null;
  await deps.analytics.tell({
    ...{ visit, allowsMarketing },
    events: events.map(({ name, at, path }) => ({
      ...{ name, at, sale: sold },
      url: path === null ? null : new URL(path, base).href,
    })),
  });
};

const findSale = async (db: Queries, { orderId, refundId }: SaleOf): Promise<Sale | null> => {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const refund = refundId === null ? null : await findRefund(db, refundId);
  const { shortId: transaction, currency } = order;
  // Which things a refund was for is not known of all of them: its sum is.
  return refund
    ? { transaction, currency, cents: refund.amountCents, items: [] }
    : { transaction, currency, cents: order.totalCents, items: itemsOf(order) };
};

type SaleOf = NonNullable<Topics['analytics.told']['sale']>;

const itemsOf = ({ frozen }: Order): Sale['items'] =>
  frozen.cart.items.map(({ product, quantity, priceAfterDiscount }) => ({
    id: product.id,
    name: product.title.slice(0, LONGEST),
    quantity,
    cents: priceAfterDiscount.amount,
  }));

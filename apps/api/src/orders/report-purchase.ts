import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema.ts';
import type { Order } from './store.ts';

/** Whether an order went through: one that still waits for its money is told of once it has it. */
export const isPurchase = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'processing' || status === 'needs_attention';

/** Whether the purchase had not been reported before; of two at once one is told so. */
export const markReported = async (db: Queries, id: string, now: string): Promise<boolean> => {
  const marked = await db
    .update(orders)
    .set({ analyticsReportedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.analyticsReportedAt)))
    .returning({ id: orders.id });
  return marked.length > 0;
};

/** What analytics are told of a purchase: nothing about the person (catalogue section 3, reportToAnalytics). */
export const purchaseEvent = ({ id, shortId, storefront, totalCents, currency, frozen }: Order) => ({
  event: 'purchase',
  orderId: id,
  shortId,
  storefront,
  total: { amount: totalCents, currency },
  coupon: frozen.cart.couponDetails?.code ?? null,
  items: frozen.cart.items
    .filter(({ product }) => product.metadata.reportToAnalytics)
    .map(({ sku, quantity, priceAfterDiscount }) => ({ sku, quantity, price: priceAfterDiscount })),
});

import { money } from '@counterpane/rules/money/money';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { PurchaseEvent } from '../../outbox/emit-event.ts';
import { purchaseCharges } from './purchase-charges.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/** Whether an order went through: a purchase is only reported once it is paid. */
export const isPurchase = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'processing' || status === 'needs_attention';

/** Records that a client has reported the purchase to its analytics; the first time is kept. */
export const markReported = async (db: Queries, id: string, now: string): Promise<void> => {
  await db
    .update(orders)
    .set({ analyticsReportedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.analyticsReportedAt)));
};

export const purchaseEvent = ({
  id,
  shortId,
  storefront,
  totalCents,
  currency,
  frozen,
}: Order): PurchaseEvent => {
  const { taxCents, shippingCents, coupon } = purchaseCharges(frozen);
  return {
    ...{ event: 'purchase', orderId: id, shortId, storefront, coupon },
    total: money(totalCents, currency),
    tax: money(taxCents, currency),
    shipping: money(shippingCents, currency),
    items: frozen.cart.items
      .filter(({ product }) => product.metadata.reportToAnalytics)
      .map(({ sku, quantity, priceAfterDiscount }) => ({ sku, quantity, price: priceAfterDiscount })),
  };
};

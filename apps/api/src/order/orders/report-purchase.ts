import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { PurchaseEvent } from '../../outbox/emit-event.ts';
import { isReported, netLines, purchaseCharges } from './purchase-charges.ts';
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
  const lines = netLines(frozen).filter(isReported);
  return {
    ...{ event: 'purchase', orderId: id, shortId, storefront, coupon },
    total: money(totalCents, currency),
    value: money(sum(lines.map(({ netCents }) => netCents)), currency),
    tax: money(taxCents, currency),
    shipping: money(shippingCents, currency),
    items: lines.map(({ item: { sku, quantity }, netCents }) => ({
      ...{ sku, quantity },
      price: money(netCents, currency),
    })),
  };
};

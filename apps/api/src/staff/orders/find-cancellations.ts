import type { ListedCancellation } from '@counterpane/contract/staff/staff-cancellations';
import { money } from '@counterpane/rules/money/money';
import { desc, eq } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { cancellations } from '../../order/cancellations/tables.ts';
import { orders } from '../../order/orders/tables.ts';
import { refunds } from '../../order/refunds/tables.ts';

const MOST = 50;

/** What was cancelled, the newest first, with what became of its money. */
export const findCancellations = async (db: Queries, member: Scoped): Promise<ListedCancellation[]> => {
  const rows = await db
    .select({ made: cancellations, order: orders, refund: refunds })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .leftJoin(refunds, eq(refunds.id, cancellations.refundId))
    .where(inScope(member, orders.storefront))
    .orderBy(desc(cancellations.createdAt), desc(cancellations.id))
    .limit(MOST);
  return rows.map(({ made, order, refund }) => ({
    id: made.id,
    order: { id: order.id, shortId: order.shortId },
    storefront: order.storefront,
    things: made.lines.map(({ itemIdentifier, quantity }) => ({
      title:
        order.frozen.cart.items.find((item) => item.itemIdentifier === itemIdentifier)?.product.title ?? '',
      quantity,
    })),
    madeBy: made.madeBy,
    refund: refund && { amount: money(refund.amountCents, refund.currency), status: refund.status },
    createdAt: isoOf(made.createdAt),
  }));
};

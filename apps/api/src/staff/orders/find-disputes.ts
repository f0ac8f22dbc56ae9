import type { ListedDispute } from '@counterpane/contract/staff/disputes';
import { money } from '@counterpane/rules/money/money';
import { findMethod } from '@counterpane/rules/payments/methods';
import { desc, eq, sql } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import { disputeView } from '../../order/disputes/dispute-view.ts';
import { disputes } from '../../order/disputes/tables.ts';
import { orders } from '../../order/orders/tables.ts';
import { payments } from '../../order/payments/tables.ts';

const MOST = 100;

/** Disputes of the member's storefronts: those that are open, the next due first, and then the latest of the others. */
export const findDisputes = async (db: Queries, member: Scoped): Promise<ListedDispute[]> => {
  const isOpen = sql`${disputes.stage} = 'opened'`;
  const rows = await db
    .select({ dispute: disputes, order: orders, provider: payments.provider })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(inScope(member, orders.storefront))
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${disputes.dueBy} end asc nulls last`,
      desc(disputes.openedAt),
    )
    .limit(MOST);
  return rows.map(({ dispute, order, provider }) => ({
    ...disputeView(dispute),
    order: {
      id: order.id,
      shortId: order.shortId,
      storefront: order.storefront,
      total: money(order.totalCents, order.currency),
    },
    label: findMethod(provider)?.label ?? provider,
  }));
};

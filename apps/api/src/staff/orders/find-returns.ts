import { isReturnOpen, RETURN_STATES } from '@counterpane/rules/returns/return-states';
import { and, asc, desc, eq, inArray, ne, not } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import type { Return } from '../../order/returns/store.ts';
import { returns } from '../../order/returns/tables.ts';

const MOST = 50;
const OPEN = RETURN_STATES.filter(isReturnOpen);

/** Returns that wait for something, the oldest first, and then the latest of the others. */
export const findReturns = async (
  db: Queries,
  member: Scoped,
): Promise<{ readonly made: Return; readonly order: Order }[]> => {
  // What waits for its payment is nothing for staff yet.
  const own = and(inScope(member, orders.storefront), ne(returns.status, 'awaiting_payment'));
  const isOpen = inArray(returns.status, OPEN);
  const of = () =>
    db
      .select({ made: returns, order: orders })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId));
  const open = await of().where(and(isOpen, own)).orderBy(asc(returns.createdAt)).limit(MOST);
  const over = await of()
    .where(and(not(isOpen), own))
    .orderBy(desc(returns.createdAt))
    .limit(MOST);
  return [...open, ...over];
};

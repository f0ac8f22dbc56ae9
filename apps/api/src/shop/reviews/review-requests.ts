import { and, asc, eq, exists, gt, lt, notExists } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { shipments } from '../../order/shipments/tables.ts';
import { reviewRequests } from './tables.ts';

const DAY_MS = 86_400_000;
/** What was delivered before is not asked about any more: a store that begins to ask does not write to everybody at once. */
const MOST_DAYS = 60;

/** Paid orders that something was delivered of in the last weeks, and whose customers were not asked: a page of them by their ids. */
export const findUnasked = (
  db: Queries,
  now: number,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<Order[]> => {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const own = eq(shipments.orderId, orders.id);
  const arrived = db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        own,
        eq(shipments.status, 'delivered'),
        gt(shipments.deliveredAt, before(MOST_DAYS)),
        lt(shipments.deliveredAt, before(1)),
      ),
    );
  const asked = db
    .select({ id: reviewRequests.orderId })
    .from(reviewRequests)
    .where(eq(reviewRequests.orderId, orders.id));
  return db
    .select()
    .from(orders)
    .where(and(gt(orders.id, after), eq(orders.status, 'paid'), exists(arrived), notExists(asked)))
    .orderBy(asc(orders.id))
    .limit(most);
};

/** Notes that an order was decided; false where it was before. */
export const insertReviewRequest = async (tx: Queries, orderId: string, at: string): Promise<boolean> => {
  const made = await tx
    .insert(reviewRequests)
    .values({ orderId, at })
    .onConflictDoNothing()
    .returning({ orderId: reviewRequests.orderId });
  return made.length > 0;
};

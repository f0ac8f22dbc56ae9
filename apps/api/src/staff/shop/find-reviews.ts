import { WAITING_STATES } from '@counterpane/rules/reviews/review-states';
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import type { Review } from '../../shop/reviews/store.ts';
import { reviews } from '../../shop/reviews/tables.ts';

const MOST = 50;

/** Reviews that wait, the oldest first, and then the latest of the others, without those that are withdrawn. */
export const findReviews = async (
  db: Queries,
  member: Scoped,
): Promise<{ readonly review: Review; readonly order: Order }[]> => {
  const own = inScope(member, reviews.storefront);
  const of = () =>
    db
      .select({ review: reviews, order: orders })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId));
  const waiting = await of()
    .where(and(inArray(reviews.status, WAITING_STATES), own))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(MOST);
  const others = await of()
    .where(and(notInArray(reviews.status, [...WAITING_STATES, 'withdrawn']), own))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST);
  return [...waiting, ...others];
};

import { CLAIM_STATES, isClaimOpen } from '@counterpane/rules/warranty/claim-states';
import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import type { Claim } from '../../order/claims/store.ts';
import { claims } from '../../order/claims/tables.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';

const MOST = 50;
const OPEN = CLAIM_STATES.filter(isClaimOpen);

/** Claims that wait for something, the oldest first, and then the latest of the others. */
export const findClaims = async (
  db: Queries,
  member: Scoped,
): Promise<{ readonly made: Claim; readonly order: Order }[]> => {
  const own = inScope(member, orders.storefront);
  const isOpen = inArray(claims.status, OPEN);
  const of = () =>
    db.select({ made: claims, order: orders }).from(claims).innerJoin(orders, eq(orders.id, claims.orderId));
  const open = await of().where(and(isOpen, own)).orderBy(asc(claims.createdAt)).limit(MOST);
  const over = await of()
    .where(and(not(isOpen), own))
    .orderBy(desc(claims.createdAt))
    .limit(MOST);
  return [...open, ...over];
};

import { idSchema } from '@counterpane/contract/envelope';
import type { Money } from '@counterpane/rules/money/money';
import { and, asc, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import { findInScope, inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { GIVEN_UP_PATTERN } from '../../order/payments/dead-payment-messages.ts';
import { amountOf } from '../../order/payments/ledger.ts';
import { ledgerEntries } from '../../order/payments/tables.ts';

const MOST = 50;

/** Parked, or over and with money that did not move. */
const waits = (): SQL =>
  sql`(${orders.status} = 'needs_attention' or coalesce(${like(orders.attention, GIVEN_UP_PATTERN)}, false))`;

/** Those that wait for a person, the oldest first, and then the latest of the others. */
export const findLatestOrders = async (db: Queries, member: Scoped): Promise<Order[]> => {
  const own = inScope(member, orders.storefront);
  const waiting = await db
    .select()
    .from(orders)
    .where(and(waits(), own))
    .orderBy(asc(orders.createdAt))
    .limit(MOST);
  const latest = await db
    .select()
    .from(orders)
    .where(and(not(waits()), own))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return [...waiting, ...latest];
};

/** By a short id, an id, or the beginning of an email address; those that wait for a person first. */
export const searchOrders = (db: Queries, query: string, member: Scoped): Promise<Order[]> => {
  const begins = query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return db
    .select()
    .from(orders)
    .where(
      and(
        inScope(member, orders.storefront),
        or(
          eq(orders.shortId, query.toUpperCase()),
          like(sql`lower(${orders.email})`, `${begins}%`),
          eq(orders.id, query.toLowerCase()),
        ),
      ),
    )
    .orderBy(desc(waits()), desc(orders.createdAt))
    .limit(MOST);
};

/** An order by its id, where it is of a storefront of the member; null for any other, and for what is no id. */
export const findOrderOf = async (db: Queries, id: string, member: Scoped): Promise<Order | null> =>
  idSchema.safeParse(id).success ? findInScope(member, await findOrder(db, id)) : null;

/** The ledger's entries of an order. */
export const ledgerOf = (db: Queries, orderId: string) =>
  db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(asc(ledgerEntries.id));

/** Money that was received beyond orders and not given back yet: order -> how much, by currency. */
export const surplusOf = async (
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Money[]>> => {
  const cents = sql<string>`-sum(${ledgerEntries.amountCents})`;
  const { orderId, currency } = ledgerEntries;
  const rows = await db
    .select({ orderId, currency, cents })
    .from(ledgerEntries)
    .where(and(inArray(orderId, [...orderIds]), like(ledgerEntries.account, 'surplus:%')))
    .groupBy(orderId, currency)
    .having(sql`${cents} <> 0`);
  const owed = Map.groupBy(rows, (row) => row.orderId);
  return new Map(
    [...owed].map(([id, sums]) => [
      id,
      sums.map((sum) => amountOf({ amountCents: Number(sum.cents), currency: sum.currency })),
    ]),
  );
};

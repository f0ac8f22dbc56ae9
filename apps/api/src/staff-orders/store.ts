import { asc, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { ledgerEntries, orders } from '../database/schema.ts';
import type { Order } from '../orders/store.ts';

const MOST = 50;

/** Those that wait for a person, the oldest first, and then the latest of the others. */
export const findLatestOrders = async (db: Queries): Promise<Order[]> => {
  const waits = eq(orders.status, 'needs_attention');
  const waiting = await db.select().from(orders).where(waits).orderBy(asc(orders.createdAt)).limit(MOST);
  const latest = await db
    .select()
    .from(orders)
    .where(ne(orders.status, 'needs_attention'))
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  return [...waiting, ...latest];
};

/** By a short id, an id, or the beginning of an e-mail address; those that wait for a person first. */
export const searchOrders = (db: Queries, query: string): Promise<Order[]> => {
  const begins = query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return db
    .select()
    .from(orders)
    .where(
      or(
        eq(orders.shortId, query.toUpperCase()),
        like(sql`lower(${orders.email})`, `${begins}%`),
        eq(orders.id, query.toLowerCase()),
      ),
    )
    .orderBy(desc(sql`${orders.status} = 'needs_attention'`), desc(orders.createdAt))
    .limit(MOST);
};

/** What the ledger has of an order, as it was booked. */
export const ledgerOf = (db: Queries, orderId: string) =>
  db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(asc(ledgerEntries.id));

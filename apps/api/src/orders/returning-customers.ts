import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema.ts';

/** Whether somebody with this e-mail address has an order that was paid, or is being paid. */
export const isReturningCustomer = async (
  db: Queries,
  storefront: string,
  email: string,
): Promise<boolean> => {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storefront, storefront),
        eq(sql`lower(${orders.email})`, email.trim().toLowerCase()),
        notInArray(orders.status, ['awaiting_payment', 'payment_failed', 'cancelled']),
      ),
    )
    .limit(1);
  return order !== undefined;
};

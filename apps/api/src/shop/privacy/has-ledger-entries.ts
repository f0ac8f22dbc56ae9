import { eq, exists } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import { ledgerEntries } from '../../order/payments/tables.ts';

/**
 * Whether money was ever booked for an order, as a condition of a query on orders. Accounts refer to such an order
 * as long as to a paid one, also after it was refunded and cancelled.
 */
export const hasLedgerEntries = (db: Queries) =>
  exists(db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.orderId, orders.id)));

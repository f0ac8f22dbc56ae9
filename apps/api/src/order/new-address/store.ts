import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { addressChanges } from './tables.ts';

export type AddressChange = typeof addressChanges.$inferSelect;

/** When an order was sent elsewhere, the oldest first. */
export const addressChangesOf = (db: Queries, orderId: string): Promise<AddressChange[]> =>
  db
    .select()
    .from(addressChanges)
    .where(eq(addressChanges.orderId, orderId))
    .orderBy(asc(addressChanges.createdAt), asc(addressChanges.id));

export const insertAddressChange = async (
  tx: Queries,
  change: Pick<AddressChange, 'orderId' | 'createdAt'>,
): Promise<void> => {
  await tx.insert(addressChanges).values({ id: newId(), ...change });
};

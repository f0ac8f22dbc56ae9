import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { UNPAID } from '../orders/is-unpaid.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { addressChanges } from './tables.ts';

type AddressChange = typeof addressChanges.$inferSelect;

/** A change that costs more, and the order that pays for it. */
export interface PaidChange {
  readonly change: AddressChange;
  readonly payment: Order;
}

/** When an order was sent elsewhere, the oldest first, and what was paid for that. */
export const appliedChangesOf = async (
  db: Queries,
  orderId: string,
): Promise<
  (Pick<AddressChange, 'repriced'> & { readonly appliedAt: string; readonly payment: Order | null })[]
> => {
  const rows = await db
    .select({ change: addressChanges, payment: orders })
    .from(addressChanges)
    .leftJoin(orders, eq(orders.id, addressChanges.paymentOrderId))
    .where(and(eq(addressChanges.orderId, orderId), isNotNull(addressChanges.appliedAt)))
    .orderBy(asc(addressChanges.appliedAt), asc(addressChanges.id));
  return rows.flatMap(({ change: { repriced, appliedAt }, payment }) =>
    appliedAt === null ? [] : [{ repriced, appliedAt, payment }],
  );
};

/** What each line of an order costs less because of where it goes now, as far as no refund says it. */
export const repricedOf = async (
  db: Queries,
  { id, addressCents }: Pick<Order, 'id' | 'addressCents'>,
): Promise<RefundedLine[]> =>
  // Most orders were never dearer anywhere, and are not asked about.
  addressCents === 0 ? [] : (await appliedChangesOf(db, id)).flatMap(({ repriced }) => repriced);

/** The latest change of an order that was to be paid for; null where there was none. */
export const findPaidChange = async (db: Queries, orderId: string): Promise<PaidChange | null> => {
  const [found] = await db
    .select({ change: addressChanges, payment: orders })
    .from(addressChanges)
    .innerJoin(orders, eq(orders.id, addressChanges.paymentOrderId))
    .where(eq(addressChanges.orderId, orderId))
    .orderBy(desc(addressChanges.createdAt), desc(addressChanges.id))
    .limit(1);
  return found ?? null;
};

/** The change of an order that waits for its payment; null where none does. */
export const findWaitingChange = async (db: Queries, orderId: string): Promise<PaidChange | null> => {
  const [found] = await db
    .select({ change: addressChanges, payment: orders })
    .from(addressChanges)
    .innerJoin(orders, eq(orders.id, addressChanges.paymentOrderId))
    .where(
      and(
        eq(addressChanges.orderId, orderId),
        isNull(addressChanges.appliedAt),
        ne(orders.status, 'cancelled'),
        ne(orders.status, 'paid'),
      ),
    )
    .orderBy(desc(addressChanges.createdAt), desc(addressChanges.id))
    .limit(1);
  return found ?? null;
};

/** The changes of all orders that wait to be paid, the oldest first. */
export const findUnpaidChanges = (db: Queries, most: number): Promise<PaidChange[]> =>
  db
    .select({ change: addressChanges, payment: orders })
    .from(addressChanges)
    .innerJoin(orders, eq(orders.id, addressChanges.paymentOrderId))
    .where(and(isNull(addressChanges.appliedAt), inArray(orders.status, UNPAID)))
    .orderBy(asc(addressChanges.createdAt), asc(addressChanges.id))
    .limit(most);

/** The change that an order pays for. */
export const findChangePaidBy = async (
  db: Queries,
  paymentOrderId: string,
): Promise<AddressChange | null> => {
  const [found] = await db
    .select()
    .from(addressChanges)
    .where(eq(addressChanges.paymentOrderId, paymentOrderId));
  return found ?? null;
};

export const insertAddressChange = async (
  tx: Queries,
  change: Omit<typeof addressChanges.$inferInsert, 'id'>,
): Promise<void> => {
  await tx.insert(addressChanges).values({ id: newId(), ...change });
};

/** A change that waited is done. */
export const applyChange = async (
  tx: Queries,
  id: string,
  applied: Required<Pick<typeof addressChanges.$inferInsert, 'repriced' | 'appliedAt'>>,
): Promise<void> => {
  await tx.update(addressChanges).set(applied).where(eq(addressChanges.id, id));
};

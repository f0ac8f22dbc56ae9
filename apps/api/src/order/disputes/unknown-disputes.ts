import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import { findMethod } from '@counterpane/rules/payments/methods';
import { desc, eq, notExists, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { disputes, unknownDisputes } from './tables.ts';

const MOST = 100;

/**
 * Remembers, once, a dispute that its company told of and no more: of no payment of ours as far as we know, or, from a
 * company that cannot be asked, by the reference of its payment. Staff look it up there.
 */
export const rememberUnknownDispute = async (
  db: Queries,
  dispute: { readonly provider: string; readonly reference: string; readonly heardAt: string },
): Promise<void> => {
  await db.insert(unknownDisputes).values(dispute).onConflictDoNothing();
};

/** The latest first, without those whose payment was found since, or that staff have entered. */
export const findUnknownDisputes = async (db: Queries): Promise<UnknownDispute[]> => {
  const found = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(or(eq(disputes.reference, unknownDisputes.reference), eq(disputes.paymentId, payments.id)));
  const rows = await db
    .select({ told: unknownDisputes, orderId: orders.id, shortId: orders.shortId })
    .from(unknownDisputes)
    .leftJoin(payments, eq(payments.reference, unknownDisputes.reference))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(notExists(found))
    .orderBy(desc(unknownDisputes.heardAt), unknownDisputes.reference)
    .limit(MOST);
  return rows.map(({ told: { provider, reference, heardAt }, orderId, shortId }) => ({
    label: findMethod(provider)?.label ?? provider,
    reference,
    heardAt: isoOf(heardAt),
    order: orderId !== null && shortId !== null ? { id: orderId, shortId } : null,
  }));
};

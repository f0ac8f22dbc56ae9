import { money } from '@counterpane/rules/money/money';
import type { KnownDispute } from '@counterpane/rules/orders/decide-dispute';
import { blocksRefund } from '@counterpane/rules/payments/blocks-refund';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { isoOf, isoOrNull } from '../../database/when.ts';
import { payments } from '../payments/tables.ts';
import { disputes } from './tables.ts';

export type StoredDispute = typeof disputes.$inferSelect;

/** The account of what was taken for disputes; `sales` keeps its total. */
export const DISPUTES_ACCOUNT = 'disputes';
/** The account of what companies charge for them, whichever side wins. */
export const DISPUTE_FEES_ACCOUNT = 'dispute_fees';

/** An order's disputes, the oldest first. */
export const disputesOf = (db: Queries, orderId: string): Promise<StoredDispute[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));

export const disputesOfPayment = (db: Queries, paymentId: string): Promise<StoredDispute[]> =>
  db.select().from(disputes).where(eq(disputes.paymentId, paymentId));

export const saveDispute = async (tx: Queries, dispute: StoredDispute): Promise<void> => {
  const { id: _, openedAt: __, ...change } = dispute;
  await tx.insert(disputes).values(dispute).onConflictDoUpdate({ target: disputes.id, set: change });
};

/** As the rule reads it. */
export const knownOf = (dispute: StoredDispute): KnownDispute => ({
  stage: dispute.stage,
  isInquiry: dispute.isInquiry,
  dueBy: isoOrNull(dispute.dueBy),
  withdrawn: money(dispute.withdrawnCents, dispute.currency),
  fee: money(dispute.feeCents, dispute.feeCurrency),
  heardAt: isoOf(dispute.heardAt),
});

/** Whether a payment cannot be given back, because it is disputed. */
export const isRefundBlocked = async (db: Queries, paymentId: string): Promise<boolean> =>
  blocksRefund((await disputesOfPayment(db, paymentId)).map(knownOf));

/** What the companies of some ways to pay have not decided, the longest unheard of first. */
export const findOpenDisputes = async (
  db: Queries,
  providers: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .select({ reference: disputes.reference })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(disputes.stage, 'opened'), inArray(payments.provider, [...providers])))
    .orderBy(sql`${disputes.heardAt}`);
  return rows.map(({ reference }) => reference);
};

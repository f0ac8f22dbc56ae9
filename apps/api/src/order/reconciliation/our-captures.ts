import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { captures } from '../captures/tables.ts';
import { amountOf } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import type { OurCharge } from './compare-ledgers.ts';

/**
 * What was captured of payments that were held: of those with a capture since a time, and of those that are named. A company
 * tells all captures of a payment as one charge.
 */
export const loadCaptured = async (
  db: Queries,
  {
    providers,
    since,
    spokenOf,
  }: {
    readonly providers: readonly string[];
    readonly since: string;
    readonly spokenOf: readonly string[];
  },
): Promise<OurCharge[]> => {
  const { id, orderId, reference, currency } = payments;
  const recent = db.select({ id: captures.paymentId }).from(captures).where(gte(captures.settledAt, since));
  const rows = await db
    .select({ orderId, reference, currency, cents: sql<string>`sum(${captures.amountCents})` })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(
      and(
        eq(captures.status, 'succeeded'),
        inArray(payments.provider, [...providers]),
        spokenOf.length > 0
          ? or(inArray(id, recent), inArray(reference, [...new Set(spokenOf)]))
          : inArray(id, recent),
      ),
    )
    .groupBy(id, orderId, reference, currency);
  return rows.map((row) => ({
    payment: row.reference ?? '',
    orderId: row.orderId,
    amount: amountOf({ amountCents: Number(row.cents), currency: row.currency }),
  }));
};

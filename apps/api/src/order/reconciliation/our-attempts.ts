import { and, desc, eq, gte, inArray, like, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { amountOf } from '../payments/ledger.ts';
import { ledgerEntries, payments } from '../payments/tables.ts';
import type { OurAttempt, OurCharge } from './compare-ledgers.ts';

/** Only the newest, because each costs a call to the provider. */
const MOST_ATTEMPTS = 500;

/**
 * Attempts without money that the provider may know more of than we do: those that are open, however old, and those
 * since a time that we gave up on. One that failed was decided by the provider.
 */
export const loadAttempts = async (
  db: Queries,
  { providers, since }: { readonly providers: readonly string[]; readonly since: string },
): Promise<OurAttempt[]> => {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.provider, [...providers]),
        or(
          inArray(payments.status, ['started', 'challenge', 'processing']),
          and(eq(payments.status, 'cancelled'), gte(payments.createdAt, since)),
        ),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(MOST_ATTEMPTS);
  return rows.flatMap(({ id, orderId, attempt, provider, reference, token }) => {
    const payment = reference ?? token;
    return payment ? [{ id, orderId, attempt, provider, payment }] : [];
  });
};

/** Surplus payments that were booked before a time and have not been given back. */
export const loadSurpluses = async (
  db: Queries,
  { providers, before }: { readonly providers: readonly string[]; readonly before: string },
): Promise<OurCharge[]> => {
  const cents = sql<string>`-sum(${ledgerEntries.amountCents})`;
  const { currency } = ledgerEntries;
  const { id, orderId, reference } = payments;
  const rows = await db
    .select({ id, orderId, reference, currency, cents })
    .from(ledgerEntries)
    .innerJoin(payments, eq(ledgerEntries.account, sql`'surplus:' || ${payments.id}`))
    .where(and(like(ledgerEntries.account, 'surplus:%'), inArray(payments.provider, [...providers])))
    .groupBy(id, orderId, reference, currency)
    .having(sql`${cents} <> 0 and min(${ledgerEntries.createdAt}) < ${before}`);
  return rows.map((row) => ({
    payment: row.reference ?? row.id,
    orderId: row.orderId,
    amount: amountOf({ amountCents: Number(row.cents), currency: row.currency }),
  }));
};

/** Which attempt of its order a payment is, by the provider's reference; undefined of one that we do not have. */
export const findAttemptNumber = async (
  db: Queries,
  orderId: string,
  reference: string,
): Promise<number | undefined> => {
  const [row] = await db
    .select({ attempt: payments.attempt })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.reference, reference)));
  return row?.attempt;
};

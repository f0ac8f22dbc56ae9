import { type Currency, type Money, money } from '@counterpane/rules/money/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { ledgerEntries } from './tables.ts';

/**
 * Posts an amount from one account to another, once per `booking`: its two entries sum to zero and a
 * repetition changes nothing [R005].
 * @throws where the same booking was made between other accounts: that is a bug
 */
export const postLedgerEntry = async (
  tx: Queries,
  entry: { booking: string; orderId: string; from: string; to: string; amount: Money },
): Promise<void> => {
  const { booking, orderId, from, to, amount } = entry;
  const { currency } = amount;
  const booked = await tx
    .insert(ledgerEntries)
    .values([
      { booking, orderId, account: to, amountCents: amount.amount, currency },
      { booking, orderId, account: from, amountCents: -amount.amount, currency },
    ])
    .onConflictDoNothing({ target: [ledgerEntries.booking, ledgerEntries.account] })
    .returning({ account: ledgerEntries.account });
  // A booking that was made between other accounts would leave half an entry.
  if (booked.length === 1) throw new Error(`the booking ${booking} was made between other accounts`);
};

/** What we owe of a payment too many. */
export const surplusAccount = ({ id }: { readonly id: string }): string => `surplus:${id}`;

/** An entry's amount. */
export const amountOf = ({ amountCents, currency }: { amountCents: number; currency: string }): Money =>
  // Written by `postLedgerEntry` from an amount of ours.
  money(amountCents, currency as Currency);

/**
 * What an account holds for an order, derived from its entries: a sum for each currency that is not even, for different
 * money is never added up. What we owe is negative.
 */
export const balancesOf = async (db: Queries, orderId: string, account: string): Promise<Money[]> => {
  const amountCents = sql<string>`sum(${ledgerEntries.amountCents})`;
  const rows = await db
    .select({ amountCents, currency: ledgerEntries.currency })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, account)))
    .groupBy(ledgerEntries.currency)
    .having(sql`${amountCents} <> 0`);
  return rows.map((row) => amountOf({ ...row, amountCents: Number(row.amountCents) }));
};

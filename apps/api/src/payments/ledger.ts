import type { Money } from '@counterpane/rules/money/money';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { ledgerEntries } from '../database/schema.ts';

/**
 * Books an amount from one account to another, once per `booking`: its two entries sum to zero and a
 * repetition changes nothing (design section 6, "Money truth").
 */
export const book = async (
  tx: Queries,
  entry: { booking: string; orderId: string; from: string; to: string; amount: Money },
): Promise<void> => {
  const { booking, orderId, from, to, amount } = entry;
  const { currency } = amount;
  const known = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.booking, booking))
    .limit(1);
  if (known.length > 0) return;
  await tx.insert(ledgerEntries).values([
    { booking, orderId, account: to, amountCents: amount.amount, currency },
    { booking, orderId, account: from, amountCents: -amount.amount, currency },
  ]);
};

/** What an account holds for an order, in cents, derived from its entries. What we owe is negative. */
export const balanceOf = async (db: Queries, orderId: string, account: string): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(sql`${eq(ledgerEntries.orderId, orderId)} and ${eq(ledgerEntries.account, account)}`);
  return Number(row?.cents ?? 0);
};

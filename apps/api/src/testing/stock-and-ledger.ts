import { eq } from 'drizzle-orm';
import { stock } from '../catalogue/tables.ts';
import { ledgerEntries } from '../order/payments/tables.ts';
import type { TestStore } from './test-store.ts';

/** A stock item's row as it is now. */
export const stockOf = async ({ database }: Pick<TestStore, 'database'>, item: string) => {
  const [row] = await database.db.select().from(stock).where(eq(stock.item, item));
  if (!row) throw new Error(`no stock of ${item}`);
  return row;
};

/** What the store's ledger says of an order: account -> cents. */
export const accountsOf = async ({ database }: Pick<TestStore, 'database'>, orderId: string) => {
  const rows = await database.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  const accounts: Record<string, number> = {};
  for (const { account, amountCents } of rows) accounts[account] = (accounts[account] ?? 0) + amountCents;
  return accounts;
};

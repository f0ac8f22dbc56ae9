import { eq } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { customers } from './tables.ts';

/** A customer's own link to a shop, for friends. @example "https://drift.example/?ref=9f3a51c07b2e" */
export const referralLink = async (
  { database: { db }, storefrontUrl }: Pick<OrderDeps, 'database' | 'storefrontUrl'>,
  customerId: string,
  { key }: Pick<Storefront, 'key'>,
): Promise<string> => {
  const [customer] = await db
    .select({ code: customers.referralCode })
    .from(customers)
    .where(eq(customers.id, customerId));
  return `${new URL('/', storefrontUrl(key))}?ref=${customer?.code ?? ''}`;
};

/** The email of the account whose link it was; null for a code that none has. */
export const findReferrer = async (db: Queries, code: string): Promise<string | null> => {
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.referralCode, code));
  return customer?.email ?? null;
};

import { type Money, money } from '@counterpane/rules/money/money';
import { THANKS_CENTS } from '@counterpane/rules/privacy/decide-thanks';
import { eq } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { givesCredit } from '../../order/credit/gives-credit.ts';
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

/** What a customer of a shop and a friend who keeps the bed are thanked with; null where there is no store credit. */
export const thanksOf = (storefront: Storefront): Money | null => {
  const { currency } = storefront.definition;
  return givesCredit(storefront) ? money(THANKS_CENTS[currency], currency) : null;
};

/** The account whose link it was; null for a code that none has. */
export const findReferrer = async (
  db: Queries,
  code: string,
): Promise<{ readonly id: string; readonly email: string } | null> => {
  const [customer] = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(eq(customers.referralCode, code));
  return customer ?? null;
};

/** Null once the account is gone. */
export const findCustomerEmail = async (db: Queries, id: string): Promise<string | null> => {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id));
  return customer?.email ?? null;
};

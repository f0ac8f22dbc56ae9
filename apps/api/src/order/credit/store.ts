import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { Currency } from '@counterpane/rules/money/money';
import { and, desc, eq, inArray, like, notExists, notLike, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import { orders } from '../orders/tables.ts';
import { ledgerEntries } from '../payments/tables.ts';
import { creditAccounts } from './tables.ts';

/** Whose store credit it is. A storefront is a brand in one country. */
export interface CreditOwner {
  readonly storefront: string;
  readonly currency: Currency;
  readonly email: string;
}

/** Begins the bookings of credit that thanks for a recommendation: it stands with the friend's order, and none of that order's money is in it. */
export const THANKS_BOOKING = 'referral-thanks:';

/** The booking of a friend's thanks, who came by a link: the other one's is none of that order's. */
const FRIEND_BOOKING = `${THANKS_BOOKING}%:friend`;

/** Of the money of the order that an entry stands with. */
const isOfOrder = notLike(ledgerEntries.booking, `${THANKS_BOOKING}%`);

/** The account of the ledger. @example creditAccount('a1') // "credit:a1" */
export const creditAccount = (id: string): string => `credit:${id}`;

const isOf = ({ storefront, currency, email }: CreditOwner) =>
  and(
    eq(creditAccounts.storefront, storefront),
    eq(creditAccounts.currency, currency),
    eq(creditAccounts.email, foldEmail(email)),
  );

/** Null for who has never had any. */
export const findCreditAccount = async (db: Queries, owner: CreditOwner): Promise<string | null> => {
  const [account] = await db.select({ id: creditAccounts.id }).from(creditAccounts).where(isOf(owner));
  return account?.id ?? null;
};

/** What is spent of an account is read and written by one at a time: after orders and codes, and before stock. */
export const lockCreditAccount = async (tx: Queries, id: string): Promise<void> => {
  await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.id, id))
    .for('no key update');
};

/** The locked account of an owner; null for who has never had any. */
export const lockCreditOf = async (tx: Queries, owner: CreditOwner): Promise<string | null> => {
  const id = await findCreditAccount(tx, owner);
  if (id !== null) await lockCreditAccount(tx, id);
  return id;
};

/** Opened with the first credit of its owner. */
export const openCreditAccount = async (tx: Queries, owner: CreditOwner): Promise<string> => {
  const { storefront, currency, email } = owner;
  await tx
    .insert(creditAccounts)
    .values({ id: newId(), storefront, currency, email: foldEmail(email) })
    .onConflictDoNothing();
  const id = await findCreditAccount(tx, owner);
  if (id === null) throw new Error('an account of store credit was not stored');
  return id;
};

/** Cents that its owner has: what we owe is negative in the ledger. */
export const creditCentsOf = async (db: Queries, id: string): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(-sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, creditAccount(id)));
  return Number(row?.cents ?? 0);
};

/** Cents that an order took out of store credit and did not put back; below 0 where more was given. */
export const creditSpentOn = async (db: Queries, orderId: string): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), like(ledgerEntries.account, 'credit:%'), isOfOrder));
  return Number(row?.cents ?? 0);
};

/** Cents that a cart can be paid with: what its unpaid order has set aside is there for the next try. */
export const creditForCart = async (
  db: Queries,
  owner: CreditOwner,
  order: { readonly id: string; readonly status: string } | null,
): Promise<number> => {
  const id = await findCreditAccount(db, owner);
  if (id === null) return 0;
  const setAside = order && isUnpaid(order) ? await creditSpentOn(db, order.id) : 0;
  return (await creditCentsOf(db, id)) + setAside;
};

interface CreditEntry {
  readonly booking: string;
  readonly orderId: string;
  readonly shortId: string;
  /** More for its owner, or less. */
  readonly cents: number;
  readonly at: string;
}

const MOST_SHOWN = 200;

/** What came and went, the newest first, each with its order. */
export const creditEntries = (db: Queries, id: string): Promise<CreditEntry[]> =>
  db
    .select({
      booking: ledgerEntries.booking,
      orderId: ledgerEntries.orderId,
      shortId: orders.shortId,
      cents: sql<number>`-${ledgerEntries.amountCents}`,
      at: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(eq(ledgerEntries.account, creditAccount(id)))
    .orderBy(desc(ledgerEntries.id))
    .limit(MOST_SHOWN);

/** Credit that the customer of an order was thanked with for coming by a friend's link; null where there was none. */
export const findThanksOn = async (
  db: Queries,
  orderId: string,
): Promise<{ readonly cents: number; readonly at: string } | null> => {
  const [found] = await db
    .select({ cents: sql<number>`-${ledgerEntries.amountCents}`, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, orderId),
        like(ledgerEntries.account, 'credit:%'),
        like(ledgerEntries.booking, FRIEND_BOOKING),
      ),
    );
  return found ?? null;
};

/** Takes the person off accounts of which every order was emptied of its own; their entries stay. */
export const anonymizeCreditAccounts = async (tx: Queries, orderIds: readonly string[]): Promise<void> => {
  const ofOrders = tx
    .select({ account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(
      and(inArray(ledgerEntries.orderId, [...orderIds]), like(ledgerEntries.account, 'credit:%'), isOfOrder),
    );
  await tx
    .update(creditAccounts)
    .set({ email: null })
    .where(and(inArray(LEDGER_ACCOUNT, ofOrders), hasNoPerson(tx)));
};

/** The same of a person who is erased, who may have credit for recommendations alone. */
export const anonymizeCreditOf = async (tx: Queries, email: string): Promise<void> => {
  await tx
    .update(creditAccounts)
    .set({ email: null })
    .where(and(eq(creditAccounts.email, foldEmail(email)), hasNoPerson(tx)));
};

/** Whether an account keeps its owner when they are erased, because orders of theirs stay: a new account of that email has it again. */
export const staysWithOrders = async (db: Queries, id: string): Promise<boolean> => {
  const [gone] = await db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.id, id), hasNoPerson(db)));
  return gone === undefined;
};

const LEDGER_ACCOUNT = sql`'credit:' || ${creditAccounts.id}`;

/** No order of their own stands in its entries any more. */
const hasNoPerson = (tx: Queries) =>
  notExists(
    tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .where(and(eq(ledgerEntries.account, LEDGER_ACCOUNT), isOfOrder, sql`${orders.emptiedAt} is null`)),
  );

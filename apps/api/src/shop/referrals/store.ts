import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { ThanksDecision } from '@counterpane/rules/privacy/decide-thanks';
import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import { customerAddresses } from '../accounts/tables.ts';
import { referralThanks } from './tables.ts';

/** So many orders are looked at in a run. */
const MOST = 500;
/** The newest orders of a customer whose addresses are compared. */
const MOST_COMPARED = 100;

type ReferralThanks = typeof referralThanks.$inferSelect;

export const findThanks = async (db: Queries, orderId: string): Promise<ReferralThanks | null> =>
  (await db.select().from(referralThanks).where(eq(referralThanks.orderId, orderId)))[0] ?? null;

/** Writes down when the thank-you for an order is due. A later delivery makes it a later day, while it is open. */
export const planThanks = async (
  db: Queries,
  planned: Pick<ReferralThanks, 'orderId' | 'code' | 'dueOn'>,
): Promise<void> => {
  await db
    .insert(referralThanks)
    .values(planned)
    .onConflictDoUpdate({
      target: referralThanks.orderId,
      set: { dueOn: planned.dueOn },
      setWhere: isNull(referralThanks.decision),
    });
};

/** Orders of which a thank-you is due by an ISO day, the oldest first. */
export const thanksDue = async (db: Queries, today: string): Promise<string[]> => {
  const found = await db
    .select({ orderId: referralThanks.orderId })
    .from(referralThanks)
    .where(and(isNull(referralThanks.decision), lte(referralThanks.dueOn, today)))
    .orderBy(asc(referralThanks.dueOn))
    .limit(MOST);
  return found.map(({ orderId }) => orderId);
};

/** What is decided is decided once: whether it was open until now. */
export const closeThanks = async (
  tx: Queries,
  orderId: string,
  closed: {
    readonly decision: ThanksDecision;
    readonly decidedAt: string;
    readonly referrerId: string | null;
  },
): Promise<boolean> => {
  const open = and(eq(referralThanks.orderId, orderId), isNull(referralThanks.decision));
  return (await tx.update(referralThanks).set(closed).where(open).returning()).length > 0;
};

/** How many friends a customer was thanked for since an ISO time. */
export const thanksSince = async (tx: Queries, referrerId: string, since: string): Promise<number> => {
  const [row] = await tx
    .select({ times: count() })
    .from(referralThanks)
    .where(
      and(
        eq(referralThanks.referrerId, referrerId),
        eq(referralThanks.decision, 'thanked'),
        gt(referralThanks.decidedAt, since),
      ),
    );
  return row?.times ?? 0;
};

/** What was decided of the friends of a customer; the orders are theirs. */
export const thanksOfReferrer = (db: Queries, referrerId: string) =>
  db
    .select({ decision: referralThanks.decision, decidedAt: referralThanks.decidedAt })
    .from(referralThanks)
    .where(eq(referralThanks.referrerId, referrerId))
    .orderBy(asc(referralThanks.decidedAt));

/** Whether an order of this email has brought a thank-you. */
export const isFriendThanked = async (tx: Queries, email: string): Promise<boolean> => {
  const [found] = await tx
    .select({ orderId: referralThanks.orderId })
    .from(referralThanks)
    .innerJoin(orders, eq(orders.id, referralThanks.orderId))
    .where(and(eq(referralThanks.decision, 'thanked'), eq(sql`lower(${orders.email})`, foldEmail(email))))
    .limit(1);
  return found !== undefined;
};

/** Where a customer has had things sent to, and what is saved in the account. */
export const addressesOf = async (tx: Queries, customer: { readonly id: string; readonly email: string }) => {
  const bought = await tx
    .select({
      details: sql<
        (typeof orders.$inferSelect)['frozen']['shippingDetails']
      >`${orders.frozen} -> 'shippingDetails'`,
    })
    .from(orders)
    .where(and(eq(sql`lower(${orders.email})`, foldEmail(customer.email)), eq(orders.status, 'paid')))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(MOST_COMPARED);
  const saved = await tx
    .select({ address: customerAddresses.address })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customer.id));
  return [...bought.map(({ details }) => details.address), ...saved.map(({ address }) => address)];
};

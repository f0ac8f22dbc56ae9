import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { findMethod } from '@counterpane/rules/payments/methods';
import { and, desc, eq, gte, notExists, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { disputes, unknownDisputes } from './tables.ts';

const MOST = 100;

/** A dispute that its company tells of, and no more than this. */
interface ToldDispute {
  readonly provider: string;
  /** Its own id; from a company that tells no amounts, the id of its payment. */
  readonly reference: string;
  /** An ISO time. */
  readonly heardAt: string;
}

/** Remembers, once, a dispute that staff look up at its company; what is told of it later is news again. */
export const rememberUnknownDispute = async (db: Queries, told: ToldDispute): Promise<void> => {
  const { provider, reference } = unknownDisputes;
  await db
    .insert(unknownDisputes)
    .values(told)
    .onConflictDoUpdate({ target: [provider, reference], set: { heardAt: told.heardAt } });
};

/** The same of a payment that is found to be disputed each time that it is read: that is no news, nor once staff have entered it. */
export const rememberDisputedPayment = async (db: Queries, told: ToldDispute): Promise<void> => {
  const [entered] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.provider, told.provider), eq(payments.reference, told.reference)))
    .limit(1);
  if (!entered) await db.insert(unknownDisputes).values(told).onConflictDoNothing();
};

/**
 * Whether staff enter the disputes of a payment: of a company that can be asked about none, and where it has told that the payment
 * is disputed without an id to ask by.
 */
export const isEnteredByStaff = async (
  db: Queries,
  providers: ReadonlyMap<string, PaymentProvider>,
  { provider, reference }: { readonly provider: string; readonly reference: string | null },
): Promise<boolean> => {
  if (providers.get(provider)?.findDispute === undefined) return true;
  if (reference === null) return false;
  const [told] = await db
    .select({ provider: unknownDisputes.provider })
    .from(unknownDisputes)
    .where(and(eq(unknownDisputes.provider, provider), eq(unknownDisputes.reference, reference)))
    .limit(1);
  return told !== undefined;
};

/** The latest first, without those whose payment was found since, or of which staff have entered what was told. */
export const findUnknownDisputes = async (db: Queries): Promise<UnknownDispute[]> => {
  const isFound = eq(disputes.reference, unknownDisputes.reference);
  const isEntered = and(eq(disputes.paymentId, payments.id), gte(disputes.heardAt, unknownDisputes.heardAt));
  const known = db.select({ id: disputes.id }).from(disputes).where(or(isFound, isEntered));
  const rows = await db
    .select({ told: unknownDisputes, orderId: orders.id, shortId: orders.shortId })
    .from(unknownDisputes)
    .leftJoin(payments, eq(payments.reference, unknownDisputes.reference))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(notExists(known))
    .orderBy(desc(unknownDisputes.heardAt), unknownDisputes.reference)
    .limit(MOST);
  return rows.map(({ told: { provider, reference, heardAt }, orderId, shortId }) => ({
    label: findMethod(provider)?.label ?? provider,
    reference,
    heardAt: isoOf(heardAt),
    order: orderId !== null && shortId !== null ? { id: orderId, shortId } : null,
  }));
};

import type { HostedPage } from '@counterpane/providers/payment/port';
import { ATTEMPT_STATES, isActiveAttempt } from '@counterpane/rules/payments/attempt-states';
import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { UNPAID } from '../orders/is-unpaid.ts';
import type { Order, orderUpdate } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { isQueryDue } from './is-query-due.ts';
import { paymentEvents, payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
type PaymentChange = Partial<
  Pick<
    Payment,
    'status' | 'reference' | 'card' | 'nextAction' | 'failure' | 'holdCaptures' | 'heldUntil' | 'holdEndedAt'
  >
>;

const ACTIVE = ATTEMPT_STATES.filter(isActiveAttempt);

/** An order's payments, the newest first. */
export const paymentsOf = (db: Queries, orderId: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt));

/** An order with its payments, the newest first; null where there is no such order. */
export const findOrderWithPayments = async (
  db: Queries,
  id: string,
): Promise<{ readonly order: Order; readonly payments: readonly Payment[] } | null> => {
  const rows = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, id))
    .orderBy(desc(payments.attempt));
  const [first] = rows;
  return first ? { order: first.order, payments: rows.flatMap(({ payment }) => payment ?? []) } : null;
};

export const findPayment = async (db: Queries, id: string): Promise<Payment | null> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
};

/** By the provider's own id of it, among those of some ways to pay. */
export const findPaymentByReference = async (
  db: Queries,
  reference: string,
  providers: readonly string[],
): Promise<Payment | null> => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), inArray(payments.provider, [...providers])));
  return payment ?? null;
};

/** Whether a payment may still take money. */
export const isActive = ({ status }: Pick<Payment, 'status'>): boolean => isActiveAttempt(status);

/** Stores an attempt; `change` of its order is written in the same statement. */
export const insertPayment = async (
  tx: Queries,
  payment: NewPayment,
  change?: ReturnType<typeof orderUpdate>,
): Promise<Payment> => {
  const insert = change ? tx.with(change).insert(payments) : tx.insert(payments);
  const [made] = await insert.values(payment).returning();
  if (!made) throw new Error('a payment was not stored');
  return made;
};

export const updatePayment = async (tx: Queries, id: string, change: PaymentChange): Promise<void> => {
  await tx.update(payments).set(change).where(eq(payments.id, id));
};

/**
 * Gives a payment another name. False where it has got another one since it was read: two pages of one attempt may come
 * back at once, and only one of them is asked to take money.
 */
export const renamePayment = async (
  db: Queries,
  { id, reference }: { readonly id: string; readonly reference: string },
  name: string,
): Promise<boolean> => {
  const renamed = await db
    .update(payments)
    .set({ reference: name })
    .where(and(eq(payments.id, id), eq(payments.reference, reference)))
    .returning({ id: payments.id });
  return renamed.length > 0;
};

/** Gives an attempt its page, unless its money has arrived in the meantime. */
export const attachPage = async (
  db: Queries,
  id: string,
  { reference, url, plan }: HostedPage,
): Promise<void> => {
  await db
    .update(payments)
    .set({
      reference,
      status: 'challenge',
      nextAction: { type: 'redirect', url, ...(plan === undefined ? {} : { plan }) },
      silentSince: null,
    })
    .where(and(eq(payments.id, id), eq(payments.status, 'started'), isNull(payments.reference)));
};

export const markAsked = async (db: Queries, id: string, askedAt: string): Promise<void> => {
  await db.update(payments).set({ askedAt }).where(eq(payments.id, id));
};

/** Remembers that the shopper came back from the page of an order's open payment. False when that was known. */
export const markReturned = async (db: Queries, orderId: string, returnedAt: string): Promise<boolean> => {
  const returned = await db
    .update(payments)
    .set({ returnedAt })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'challenge'), isNull(payments.returnedAt)))
    .returning({ id: payments.id });
  return returned.length > 0;
};

/** Since when a provider has not answered about a payment; null when it has. */
export const markSilent = async (db: Queries, id: string, silentSince: string | null): Promise<void> => {
  await db.update(payments).set({ silentSince }).where(eq(payments.id, id));
};

/** Payments that may still take money and that are due to be asked about, the longest silence first. */
export const findPaymentsToAsk = (db: Queries, now: string, most: number): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, ACTIVE), isQueryDue(payments, now)))
    .orderBy(payments.askedAt)
    .limit(most);

/**
 * Attempts of orders whose time is over that may have taken money and that nobody knows of: their call was never
 * answered, or their provider has not said since `before` what became of its page.
 */
export const findUndecidedPayments = async (
  db: Queries,
  { now, before }: { readonly now: string; readonly before: string },
  most: number,
): Promise<Payment[]> => {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        or(
          // A page that was never shown cannot have taken anything.
          and(eq(payments.status, 'started'), eq(payments.kind, 'token')),
          and(eq(payments.status, 'challenge'), lt(payments.silentSince, before)),
        ),
        inArray(orders.status, UNPAID),
        lte(orders.reservedUntil, now),
      ),
    )
    .orderBy(orders.reservedUntil)
    .limit(most);
  return rows.map(({ payment }) => payment);
};

/** False when this event has been booked before ([L7]: events are only appended). */
export const recordEvent = async (
  tx: Queries,
  event: { provider: string; eventId: string; type: string },
): Promise<boolean> => {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length > 0;
};

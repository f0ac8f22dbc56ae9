import { type Currency, type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import { and, asc, eq, gt, isNotNull, isNull, like, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { outbox } from '../../outbox/tables.ts';
import { findHeldMoney } from '../captures/held-money.ts';
import { type Capture, pendingCaptures } from '../captures/store.ts';
import { creditSpentOn } from '../credit/store.ts';
import { DISPUTES_ACCOUNT } from '../disputes/store.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { HOLDS_ACCOUNT } from '../payments/hold.ts';
import { isQueryDue } from '../payments/is-query-due.ts';
import { amountOf, balancesOf } from '../payments/ledger.ts';
import { type Payment, paymentsOf } from '../payments/store.ts';
import { ledgerEntries } from '../payments/tables.ts';
import { findExchanged, isOver } from '../returns/store.ts';
import { refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** The account that refunds are booked to; `sales` keeps its total. */
export const REFUNDS_ACCOUNT = 'refunds';

/** Cents that go back of a refund: what was never captured is only taken no more [R048]. */
export const givenCents = ({
  amountCents,
  fromHoldCents,
}: Pick<Refund, 'amountCents' | 'fromHoldCents'>): number => amountCents - fromHoldCents;

/** An order's refunds, the oldest first. */
export const refundsOf = (db: Queries, orderId: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const findRefund = async (db: Queries, id: string): Promise<Refund | null> => {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund ?? null;
};

export const insertRefund = async (tx: Queries, refund: NewRefund): Promise<Refund> => {
  const [made] = await tx.insert(refunds).values(refund).returning();
  if (!made) throw new Error('a refund was not stored');
  return made;
};

type RefundChange = Partial<Pick<Refund, 'status' | 'reference' | 'failure' | 'askedAt' | 'settledAt'>>;

/** Changes a refund while it is pending; one that is settled stays as it is. */
export const updatePending = async (db: Queries, id: string, change: RefundChange): Promise<void> => {
  await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')));
};

/** By the provider's own id of it. */
export const findRefundByReference = async (db: Queries, reference: string): Promise<Refund | null> => {
  const [refund] = await db.select().from(refunds).where(eq(refunds.reference, reference));
  return refund ?? null;
};

/** A refund that had gone through and was sent back. */
export const markReturned = async (
  tx: Queries,
  id: string,
  { failure, returnedAt }: { readonly failure: string; readonly returnedAt: string },
): Promise<void> => {
  await tx
    .update(refunds)
    .set({ status: 'failed', failure, returnedAt, settledAt: returnedAt })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'succeeded')));
};

/** Pending refunds that the provider has taken on and that are due to be asked about, the longest silence first. */
export const findRefundsToAsk = (db: Queries, now: string, most: number): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), isNotNull(refunds.reference), isQueryDue(refunds, now)))
    .orderBy(refunds.askedAt)
    .limit(most);

/**
 * Pending refunds that the provider never answered, made after a time, and whose message has given up. Only messages
 * carry refunds out: they are leased, so that no two calls are made at once.
 */
export const findStrandedRefunds = (db: Queries, madeAfter: string, most: number): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(isStranded(db), gt(refunds.createdAt, madeAfter)))
    .orderBy(refunds.askedAt)
    .limit(most);

/** Whether a refund's outcome is unknown and no message will call the provider for it again. */
export const isStrandedRefund = async (db: Queries, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isStranded(db), eq(refunds.id, id)));
  return found.length > 0;
};

const isStranded = (db: Queries) =>
  and(
    eq(refunds.status, 'pending'),
    isNull(refunds.reference),
    notExists(
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.topic, 'payment.refund'),
            eq(sql`${outbox.payload} ->> 'refundId'`, refunds.id),
            isNull(outbox.doneAt),
            isNull(outbox.deadAt),
          ),
        ),
    ),
  );

/** What was taken and held for an order, given back, on its way back, taken for disputes, and what is left of it; from the ledger. */
interface RefundBalance {
  readonly paid: Money;
  /** Held, neither captured nor let go, and not about to be. */
  readonly held: Money;
  readonly refunded: Money;
  readonly pending: Money;
  /** Taken for disputes, and not put back. */
  readonly disputed: Money;
  readonly left: Money;
  /** The part of what is left that the way to pay has charged: the rest is held, or was paid with store credit [R051]. */
  readonly charged: Money;
}

/** In the currency of the payment that the order keeps, which need not be the order's; in the order's while there is none. */
export const refundBalance = async (
  db: Queries,
  order: Pick<Order, 'id' | 'currency'>,
  made: readonly Refund[],
): Promise<RefundBalance> => {
  const kept = await findRetainedPayment(db, order.id);
  const { currency } = kept?.taken ?? order;
  const paid = -(await centsOf(db, order.id, 'sales', currency));
  const refunded = await centsOf(db, order.id, REFUNDS_ACCOUNT, currency);
  const disputed = await centsOf(db, order.id, DISPUTES_ACCOUNT, currency);
  const pending = sum(
    made.filter((refund) => refund.status === 'pending' && refund.currency === currency).map(givenCents),
  );
  const held = (await findHeldMoney(db, order.id))?.free.amount ?? 0;
  // What is about to be captured can be given back once it is.
  const due = kept?.holdCaptures ? sum((await pendingCaptures(db, kept.id)).map(centsOfCapture)) : 0;
  // What was refunded before it was disputed has gone out twice.
  const given = Math.max(0, paid + due - refunded - pending - disputed);
  const spent = await creditSpentOn(db, order.id);
  return {
    paid: money(paid, currency),
    held: money(held, currency),
    refunded: money(refunded, currency),
    pending: money(pending, currency),
    disputed: money(disputed, currency),
    left: money(held + given, currency),
    charged: money(
      Math.min(given, Math.max(0, paid + due - refunded - pending - disputed - spent)),
      currency,
    ),
  };
};

const centsOfCapture = ({ amountCents }: Pick<Capture, 'amountCents'>): number => amountCents;

const centsOf = async (
  db: Queries,
  orderId: string,
  account: string,
  currency: Currency,
): Promise<number> => {
  const balances = await balancesOf(db, orderId, account);
  return balances.find((one) => one.currency === currency)?.amount ?? 0;
};

/** A payment, and what it really took or holds. */
interface RetainedPayment extends Payment {
  readonly taken: Money;
}

/** The payment whose money the order keeps: never a surplus one. Null when none was taken or held for it. */
export const findRetainedPayment = async (db: Queries, orderId: string): Promise<RetainedPayment | null> => {
  const charges = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, orderId),
        or(
          and(eq(ledgerEntries.account, 'sales'), like(ledgerEntries.booking, 'charge:%')),
          and(eq(ledgerEntries.account, HOLDS_ACCOUNT), like(ledgerEntries.booking, 'hold:%')),
        ),
      ),
    );
  for (const payment of await paymentsOf(db, orderId)) {
    const charge = charges.find(
      ({ booking }) =>
        booking === `charge:${payment.provider}:${payment.reference}` ||
        booking === `hold:${payment.provider}:${payment.reference}`,
    );
    if (charge) return { ...payment, taken: amountOf({ ...charge, amountCents: -charge.amountCents }) };
  }
  return (await findExchangedPayment(db, orderId)) ?? findCreditPayment(db, orderId);
};

/** Credit alone paid for it, so that no company took anything [R051]. */
const findCreditPayment = async (db: Queries, orderId: string): Promise<RetainedPayment | null> => {
  const order = await findOrder(db, orderId);
  if (!order || order.creditCents === 0 || centsToPay(order) > 0) return null;
  const payment = (await paymentsOf(db, orderId)).find(
    ({ kind, status }) => kind === 'none' && status === 'succeeded',
  );
  return payment ? { ...payment, taken: money(0, payment.currency) } : null;
};

/** What came in exchange was paid for with the order of the old piece: its money goes back to who paid that one [R050]. */
export const findExchangedPayment = async (db: Queries, orderId: string): Promise<RetainedPayment | null> => {
  const exchanged = await findExchanged(db, orderId);
  if (!exchanged || isOver(exchanged) || exchanged.status === 'awaiting_payment') return null;
  const paid = await findRetainedPayment(db, exchanged.orderId);
  return paid && { ...paid, orderId, taken: money(exchanged.exchangeCents, exchanged.currency) };
};

import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { decideToldDispute } from '@counterpane/rules/orders/decide-told-dispute';
import { findMethod } from '@counterpane/rules/payments/methods';
import {
  and,
  type Column,
  desc,
  eq,
  exists,
  gte,
  isNull,
  max,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
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

/** What was told of a payment: the same id may be another company's too. */
export const isToldOf = ({ provider, reference }: Told): SQL | undefined =>
  and(eq(unknownDisputes.provider, provider), eq(unknownDisputes.reference, reference));

interface Told {
  readonly provider: string | Column;
  /** The company's id of the payment. */
  readonly reference: string | Column;
}

interface AskedPayment {
  readonly provider: string;
  /** The company's id of the payment, or of what its payer allowed it to be taken by. */
  readonly reference: string;
  /** What it says of a dispute; undefined where it says nothing of one. */
  readonly word: ProviderEntry['disputed'];
  /** An ISO time. */
  readonly now: string;
}

/** The same of a payment that says whether it is disputed each time that it is read. */
export const rememberDisputedPayment = async (
  db: Queries,
  { provider, reference: named, word, now }: AskedPayment,
): Promise<void> => {
  const reference = word === undefined ? named : await findNamedPayment(db, provider, named);
  const [known] = await db
    .select({ state: unknownDisputes.state })
    .from(unknownDisputes)
    .where(isToldOf({ provider, reference }));
  if (!known && word === undefined) return;
  const [entered] = await db
    .select({ at: max(disputes.heardAt) })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  const before = { told: known?.state ?? null, enteredAt: entered?.at ? isoOf(entered.at) : null };
  const news = decideToldDispute(before, word, now);
  if (reference !== named) await db.delete(unknownDisputes).where(isToldOf({ provider, reference: named }));
  if (!news) return;
  await db
    .insert(unknownDisputes)
    .values({ provider, reference, ...news })
    .onConflictDoUpdate({ target: [unknownDisputes.provider, unknownDisputes.reference], set: news });
};

/**
 * The payment that is meant: Amazon may name one by its charge permission alone, which the ids of its charges begin with. What
 * is none of ours keeps the name that it was told by.
 */
const findNamedPayment = async (db: Queries, provider: string, named: string): Promise<string> => {
  const isOfPermission = sql<boolean>`starts_with(${payments.reference}, ${`${named}-C`})`;
  const [payment] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.provider, provider), or(eq(payments.reference, named), isOfPermission)))
    .orderBy(payments.reference)
    .limit(1);
  return payment?.reference ?? named;
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
    .where(isToldOf({ provider, reference }))
    .limit(1);
  return told !== undefined;
};

/**
 * The latest first, without those whose payment was found since, or of which staff have entered what was told. That a dispute is
 * over is shown while one of its payment stands open here: who has won and was entered by no person needs nothing.
 */
export const findUnknownDisputes = async (db: Queries): Promise<UnknownDispute[]> => {
  const having = (...which: (SQL | undefined)[]) =>
    db
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(...which));
  const isFound = having(isNull(payments.id), eq(disputes.reference, unknownDisputes.reference));
  const own = eq(disputes.paymentId, payments.id);
  const isEntered = having(own, gte(disputes.heardAt, unknownDisputes.heardAt));
  const isOpen = exists(having(own, eq(disputes.stage, 'opened')));
  const isToEnter = or(
    and(eq(unknownDisputes.state, 'disputed'), notExists(isEntered)),
    and(eq(unknownDisputes.state, 'lost'), or(isOpen, notExists(having(own, eq(disputes.stage, 'lost'))))),
    and(eq(unknownDisputes.state, 'over'), isOpen),
  );
  const rows = await db
    .select({ told: unknownDisputes, orderId: orders.id, shortId: orders.shortId })
    .from(unknownDisputes)
    .leftJoin(payments, isToldOf(payments))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(notExists(isFound), isToEnter))
    .orderBy(desc(unknownDisputes.heardAt), unknownDisputes.reference)
    .limit(MOST);
  return rows.map(({ told: { provider, reference, heardAt, state }, orderId, shortId }) => ({
    label: findMethod(provider)?.label ?? provider,
    reference,
    heardAt: isoOf(heardAt),
    state,
    order: orderId !== null && shortId !== null ? { id: orderId, shortId } : null,
  }));
};

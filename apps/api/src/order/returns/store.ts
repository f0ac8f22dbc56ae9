import { sum } from '@counterpane/rules/money/sum';
import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { isReturnDue, isReturnOpen } from '@counterpane/rules/returns/return-states';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { returnEvents, returns } from './tables.ts';

export type Return = typeof returns.$inferSelect;
export type ReturnEvent = Pick<typeof returnEvents.$inferSelect, 'status' | 'source' | 'at'>;
export type ReturnChange = Partial<
  Pick<
    Return,
    'status' | 'told' | 'collectOn' | 'labelUrl' | 'came' | 'refunded' | 'refundCents' | 'refundId'
  >
>;

/** What is sent back of an order, the oldest first. */
export const returnsOf = (db: Queries, orderId: string): Promise<Return[]> =>
  db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.createdAt), asc(returns.id));

export const findReturn = async (db: Queries, id: string): Promise<Return | null> => {
  const [found] = await db.select().from(returns).where(eq(returns.id, id));
  return found ?? null;
};

export const insertReturn = async (tx: Queries, made: typeof returns.$inferInsert): Promise<void> => {
  await tx.insert(returns).values(made);
};

/** Changes a return of a locked order. */
export const updateReturn = async (tx: Queries, id: string, change: ReturnChange): Promise<void> => {
  await tx.update(returns).set(change).where(eq(returns.id, id));
};

/** Writes a step of it down. */
export const insertReturnEvent = async (tx: Queries, returnId: string, event: ReturnEvent): Promise<void> => {
  await tx.insert(returnEvents).values({ returnId, ...event });
};

/** Its steps, the oldest first. */
export const eventsOfReturn = (db: Queries, returnId: string): Promise<ReturnEvent[]> =>
  db
    .select({ status: returnEvents.status, source: returnEvents.source, at: returnEvents.at })
    .from(returnEvents)
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(asc(returnEvents.id));

/** Whether nothing of it comes back. */
export const isOver = ({ status }: Pick<Return, 'status'>): boolean =>
  status === 'refused' || status === 'cancelled';

/** Units of a line that came back or are to. */
export const returnedUnits = (
  made: readonly Pick<Return, 'status' | 'lines' | 'came'>[],
  itemIdentifier: string,
): number =>
  sum(
    made
      .filter((one) => !isOver(one))
      .flatMap(({ lines, came }): readonly UnitsOfLine[] => came ?? lines)
      .filter((line) => line.itemIdentifier === itemIdentifier)
      .map(({ quantity }) => quantity),
  );

/** The return that an order was made in exchange for; null for every other order. */
export const findExchanged = async (db: Queries, orderId: string): Promise<Return | null> => {
  const [found] = await db.select().from(returns).where(eq(returns.exchangeOrderId, orderId));
  return found ?? null;
};

/** Whether what an order was made in exchange for is still to come back: until then nothing of it goes out. Unpaid, it owes nothing. */
export const isOwedFor = async (
  db: Queries,
  { id, frozen }: Pick<Order, 'id' | 'frozen'>,
): Promise<boolean> => {
  const exchanged = frozen.exchangeOf ? await findExchanged(db, id) : null;
  return exchanged !== null && isReturnDue(exchanged.status);
};

/**
 * What was promised for returns that are not received yet: it is spoken for, and nothing else gives it back. What waits for the
 * payment of a dearer piece is promised to that. Lines of which all
 * that they were worth paid for another piece have no refund that names them.
 */
export const promisedBy = (
  made: readonly Return[],
): { readonly cents: number; readonly lines: readonly RefundedLine[] } => {
  const open = made.filter(({ status }) => isReturnOpen(status));
  return {
    cents: sum(open.map((one) => one.refundCents + (isReturnDue(one.status) ? 0 : one.exchangeCents))),
    lines: made
      .filter((one) => isReturnOpen(one.status) || isAllExchanged(one))
      .flatMap(({ refunded }) => refunded),
  };
};

const isAllExchanged = ({ status, exchangeOrderId, refundId }: Return): boolean =>
  status === 'received' && exchangeOrderId !== null && refundId === null;

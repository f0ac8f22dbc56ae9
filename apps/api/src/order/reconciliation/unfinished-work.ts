import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { outbox } from '../../outbox/tables.ts';
import { captures } from '../captures/tables.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { refunds } from '../refunds/tables.ts';

/** What the store has begun and not finished, in numbers. All but the last two come to 0 when it is at rest. */
export const UNFINISHED_WORK = [
  /** Attempts of which a provider has yet to say whether they took money; open payment pages are not among them. */
  'payments_undecided',
  'orders_processing',
  'refunds_pending',
  /** Held money that is to be taken. */
  'captures_pending',
  /** Messages that go out, or are tried again, within two minutes. */
  'messages_due',
  /** Messages with a later time: the next try after several failures, or what is looked after in an hour. */
  'messages_later',
  /** Messages that were given up and wait for a person. */
  'messages_dead',
] as const;

type UnfinishedWork = Readonly<Record<(typeof UNFINISHED_WORK)[number], number>>;

/** Counts what is unfinished at a time; one statement. */
export const countUnfinishedWork = async (db: Queries, now: string): Promise<UnfinishedWork> => {
  const soon = sql`${now}::timestamptz + interval '2 minutes'`;
  const isWaiting = sql`done_at is null and dead_at is null`;
  const [counts] = await db
    .select({
      payments_undecided: count(sql`from ${payments} where status in ('started', 'processing')`),
      orders_processing: count(sql`from ${orders} where status = 'processing'`),
      refunds_pending: count(sql`from ${refunds} where status = 'pending'`),
      captures_pending: count(sql`from ${captures} where status = 'pending'`),
      messages_due: count(sql`from ${outbox} where ${isWaiting} and next_attempt_at <= ${soon}`),
      messages_later: count(sql`from ${outbox} where ${isWaiting} and next_attempt_at > ${soon}`),
      messages_dead: count(sql`from ${outbox} where dead_at is not null`),
    })
    .from(sql`(select 1) as once`);
  if (!counts) throw new Error('a count has a row');
  return counts;
};

const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*) ${from})`.mapWith(Number);

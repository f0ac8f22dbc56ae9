import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What a provider is asked about: a payment or a refund that it has not decided. */
interface Undecided {
  readonly createdAt: SQLWrapper;
  readonly askedAt: SQLWrapper;
}

/**
 * Whether it is time to ask a provider again: in the first hour every minute, the first times sooner, so that a lost
 * webhook is made up for while the shopper still looks; after that every ten minutes, for banks take days.
 */
export const isQueryDue = ({ createdAt, askedAt }: Undecided, now: string): SQL => {
  const at = sql`${now}::timestamptz`;
  return sql`${askedAt} <= ${at} - case
    when ${createdAt} <= ${at} - interval '1 hour' then interval '10 minutes'
    else least(greatest(${askedAt} - ${createdAt}, interval '15 seconds'), interval '1 minute')
  end`;
};

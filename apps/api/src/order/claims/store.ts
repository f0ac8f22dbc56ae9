import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { claimEvents, claims } from './tables.ts';

export type Claim = typeof claims.$inferSelect;
export type ClaimEvent = Pick<typeof claimEvents.$inferSelect, 'status' | 'source' | 'at'>;

/** What is claimed of an order, the oldest first. */
export const claimsOf = (db: Queries, orderId: string): Promise<Claim[]> =>
  db.select().from(claims).where(eq(claims.orderId, orderId)).orderBy(asc(claims.createdAt), asc(claims.id));

export const findClaim = async (db: Queries, id: string): Promise<Claim | null> => {
  const [found] = await db.select().from(claims).where(eq(claims.id, id));
  return found ?? null;
};

/** A claim with its first step. */
export const insertClaim = async (tx: Queries, made: typeof claims.$inferInsert): Promise<void> => {
  await tx.insert(claims).values(made);
  await insertClaimEvent(tx, made.id, { status: made.status, source: 'shopper', at: made.createdAt });
};

/** Changes a claim of a locked order. */
export const updateClaim = async (
  tx: Queries,
  id: string,
  change: Partial<Pick<Claim, 'status' | 'told' | 'words'>>,
): Promise<void> => {
  await tx.update(claims).set(change).where(eq(claims.id, id));
};

/** Writes a step of it down. */
export const insertClaimEvent = async (tx: Queries, claimId: string, event: ClaimEvent): Promise<void> => {
  await tx.insert(claimEvents).values({ claimId, ...event });
};

/** Its steps, the oldest first. */
export const eventsOfClaim = (db: Queries, claimId: string): Promise<ClaimEvent[]> =>
  db
    .select({ status: claimEvents.status, source: claimEvents.source, at: claimEvents.at })
    .from(claimEvents)
    .where(eq(claimEvents.claimId, claimId))
    .orderBy(asc(claimEvents.id));

/** The steps of everything that is claimed of an order, the oldest first. */
export const eventsOfOrderClaims = (
  db: Queries,
  orderId: string,
): Promise<Pick<ClaimEvent, 'status' | 'at'>[]> =>
  db
    .select({ status: claimEvents.status, at: claimEvents.at })
    .from(claimEvents)
    .innerJoin(claims, eq(claims.id, claimEvents.claimId))
    .where(eq(claims.orderId, orderId))
    .orderBy(asc(claimEvents.id));

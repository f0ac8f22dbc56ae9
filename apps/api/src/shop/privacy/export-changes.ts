import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { claims } from '../../order/claims/tables.ts';
import { photos } from '../../order/photos/tables.ts';
import { returns } from '../../order/returns/tables.ts';

/** What a person asked for after an order, with their words and ours, and which photographs they sent with it. */
export const exportChanges = async (db: Queries, orderId: string) => ({
  returns: await db
    .select({
      id: returns.id,
      status: returns.status,
      lines: returns.lines,
      words: returns.words,
      told: returns.told,
      isDonated: returns.isDonated,
      toCredit: returns.toCredit,
      refundCents: returns.refundCents,
      currency: returns.currency,
      collectOn: returns.collectOn,
      createdAt: returns.createdAt,
    })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.createdAt), asc(returns.id)),
  claims: await db
    .select({
      id: claims.id,
      status: claims.status,
      itemIdentifier: claims.itemIdentifier,
      reason: claims.reason,
      words: claims.words,
      told: claims.told,
      createdAt: claims.createdAt,
    })
    .from(claims)
    .where(eq(claims.orderId, orderId))
    .orderBy(asc(claims.createdAt), asc(claims.id)),
  photographs: await db
    .select({
      id: photos.id,
      returnId: photos.returnId,
      claimId: photos.claimId,
      reviewId: photos.reviewId,
      width: photos.width,
      height: photos.height,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .where(eq(photos.orderId, orderId))
    .orderBy(asc(photos.createdAt), asc(photos.id)),
});

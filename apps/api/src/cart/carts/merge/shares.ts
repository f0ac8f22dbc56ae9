import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open.ts';
import { newId } from '../../../http/ids.ts';
import type { Cart } from '../store.ts';
import { cartShares, carts } from '../tables.ts';

/** How long a cart stays shared. */
const SHARE_MS = 30 * 24 * 3_600_000;

export type CartShare = typeof cartShares.$inferSelect;

/** Whose use of a share it is, and when: `now` in milliseconds. */
interface ShareUse {
  readonly cartId: string;
  readonly visitorId: string;
  readonly now: number;
}

/** Any cart by its id, whosever it is, or null. */
export const findCart = async (db: Queries, id: string): Promise<Cart | null> => {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id));
  return cart ?? null;
};

/** Lets others copy a cart for 30 days: one visitor, or everybody who has the link. It replaces what was shared before. */
export const shareCart = async (
  tx: Queries,
  { cartId, visitorId, now }: ShareUse,
  multiUse: boolean,
): Promise<CartShare> => {
  await endShares(tx, cartId);
  const share = {
    id: newId(),
    cartId,
    madeBy: visitorId,
    multiUse,
    endsAt: new Date(now + SHARE_MS).toISOString(),
    createdAt: new Date(now).toISOString(),
  };
  const [made] = await tx.insert(cartShares).values(share).returning();
  if (!made) throw new Error('a share was not stored');
  return made;
};

export const endShares = async (db: Queries, cartId: string): Promise<void> => {
  await db.delete(cartShares).where(eq(cartShares.cartId, cartId));
};

/** What its owner has shared of a cart and has not ended, or null. */
export const findShare = async (db: Queries, cartId: string, now: number): Promise<CartShare | null> => {
  const [share] = await db.select().from(cartShares).where(isAlive(cartId, now)).limit(1);
  return share ?? null;
};

/**
 * Whether a share lets this visitor copy the cart: it is for many, or for one who is this visitor or has not used
 * it yet.
 */
export const isSharedWith = async (db: Queries, { cartId, visitorId, now }: ShareUse): Promise<boolean> => {
  const [share] = await db
    .select()
    .from(cartShares)
    .where(allows(cartId, visitorId, now))
    .limit(1);
  return share !== undefined;
};

/** Uses a share up, if it allows this visitor: of many who come at once one gets what is for one. */
export const claimShare = async (tx: Queries, { cartId, visitorId, now }: ShareUse): Promise<boolean> => {
  const allowed = tx
    .select({ id: cartShares.id })
    .from(cartShares)
    .where(allows(cartId, visitorId, now))
    .orderBy(asc(cartShares.createdAt))
    .limit(1)
    .for('update');
  const claimed = await tx
    .update(cartShares)
    .set({
      uses: sql`${cartShares.uses} + 1`,
      usedBy: sql`case when ${cartShares.multiUse} then null else ${visitorId} end`,
    })
    .where(eq(cartShares.id, allowed))
    .returning({ id: cartShares.id });
  return claimed.length > 0;
};

const isAlive = (cartId: string, now: number) =>
  and(eq(cartShares.cartId, cartId), gt(cartShares.endsAt, new Date(now).toISOString()));

const allows = (cartId: string, visitorId: string, now: number) =>
  and(
    isAlive(cartId, now),
    or(eq(cartShares.multiUse, true), isNull(cartShares.usedBy), eq(cartShares.usedBy, visitorId)),
  );

import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { cartLinks, carts } from '../../database/schema.ts';
import type { Cart } from '../store.ts';

/** Any cart by its id, whosever it is, or null. */
export const findCart = async (db: Queries, id: string): Promise<Cart | null> => {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id));
  return cart ?? null;
};

/** Whether a link that one visitor may follow is this visitor's now, or was before. */
export const claimLink = async (db: Queries, cartId: string, visitorId: string): Promise<boolean> => {
  await db.insert(cartLinks).values({ cartId, visitorId }).onConflictDoNothing();
  const [link] = await db.select().from(cartLinks).where(eq(cartLinks.cartId, cartId));
  return link?.visitorId === visitorId;
};

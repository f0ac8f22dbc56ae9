import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { and, count, eq, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { coupons } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { couponRedemptions, orders } from '../orders/tables.ts';

/** How many orders use a code, but for those of one cart. */
export const countRedemptions = async (db: Queries, code: string, cartId = ''): Promise<number> => {
  const [row] = await redemptionsOf(db, code, cartId);
  return row?.used ?? 0;
};

/** The same as a subquery. */
export const redemptionsOf = (db: Queries, code: string | SQLWrapper, cartId: string | SQLWrapper) =>
  db
    .select({ used: count() })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(and(eq(couponRedemptions.code, code), ne(orders.cartId, cartId)));

/**
 * Uses a code for an order, inside its transaction; false when it is used up. A limited coupon's row
 * is locked first, so that a hundred shoppers at once cannot share one redemption [L28]. A code for
 * first orders is used once by each email address.
 */
export const redeemCoupon = async (
  tx: Queries,
  { code, limit, firstTimeOnly }: Pick<Coupon, 'code' | 'limit' | 'firstTimeOnly'>,
  order: { readonly id: string; readonly email: string },
): Promise<boolean> => {
  if (limit !== null) {
    await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('no key update');
    if ((await countRedemptions(tx, code)) >= limit) return false;
  }
  const rows = await tx
    .insert(couponRedemptions)
    .values({ code, orderId: order.id, email: firstTimeOnly ? order.email.trim() : null })
    .onConflictDoNothing()
    .returning({ code: couponRedemptions.code });
  return rows.length > 0;
};

/** Whether an order of another cart uses a code under an email address. */
export const isRedeemedBy = async (
  db: Queries,
  code: string,
  email: string,
  cartId: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ code: couponRedemptions.code })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(
      and(
        eq(couponRedemptions.code, code),
        eq(sql`lower(${couponRedemptions.email})`, email.trim().toLowerCase()),
        ne(orders.cartId, cartId),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/**
 * Redeems the code again for an order that had lapsed and was paid after all: its shopper keeps the price, even if
 * others have used the code since. Logs when that exceeds the limit.
 */
export const redeemAgain = async (
  tx: Queries,
  { logger, catalogue }: Pick<OrderDeps, 'logger' | 'catalogue'>,
  order: Order,
): Promise<void> => {
  const code = order.frozen.cart.couponDetails?.code;
  const coupon = code === undefined ? null : catalogue.findStorefront(order.storefront)?.findCoupon(code);
  if (!coupon) return;
  if (await redeemCoupon(tx, coupon, order)) return;
  await tx
    .insert(couponRedemptions)
    .values({ code: coupon.code, orderId: order.id, email: null })
    .onConflictDoNothing();
  logger.warn({ orderId: order.id, code: coupon.code }, 'a code was used more often than its limit');
};

/** Frees a code's redemption when its order is cancelled. */
export const returnCoupon = async (tx: Queries, orderId: string): Promise<void> => {
  await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
};

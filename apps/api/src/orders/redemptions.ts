import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { count, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { couponRedemptions, coupons } from '../database/schema.ts';

/** How many orders use a code. */
export const countRedemptions = async (db: Queries, code: string): Promise<number> => {
  const [row] = await db
    .select({ used: count() })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.code, code));
  return row?.used ?? 0;
};

/**
 * Uses a code for an order, inside its transaction; false when it is used up. A limited coupon's row
 * is locked first, so that a hundred shoppers at once cannot share one redemption (lesson 28).
 */
export const redeemCoupon = async (
  tx: Queries,
  { code, limit }: Pick<Coupon, 'code' | 'limit'>,
  orderId: string,
): Promise<boolean> => {
  if (limit !== null) {
    await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('no key update');
    if ((await countRedemptions(tx, code)) >= limit) return false;
  }
  await tx.insert(couponRedemptions).values({ code, orderId });
  return true;
};

/** Gives a code back when its order is cancelled. */
export const returnCoupon = async (tx: Queries, orderId: string): Promise<void> => {
  await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
};

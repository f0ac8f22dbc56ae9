import { and, eq, inArray, isNull } from 'drizzle-orm';
import { carts } from '../../cart/carts/tables.ts';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { idempotencyKeys } from '../../http/tables.ts';
import { newVisitorId } from '../../http/visitor.ts';
import { claims } from '../../order/claims/tables.ts';
import { anonymizeCreditAccounts } from '../../order/credit/store.ts';
import { couponRedemptions, orders } from '../../order/orders/tables.ts';
import { payments } from '../../order/payments/tables.ts';
import { refunds } from '../../order/refunds/tables.ts';
import { returns } from '../../order/returns/tables.ts';
import { eraseReviews } from '../reviews/erase-reviews.ts';
import { anonymizedOrder } from './anonymized-order.ts';

/**
 * Removes the person from orders: their names, addresses, email, visitor, cards' tokens and digits, what staff and
 * providers wrote about them, their reviews, the answers kept for repeats, and the carts that they were made from. What was bought,
 * what it cost and how it was paid stays for accounting.
 */
export const anonymizeOrders = async (tx: Queries, clock: Clock, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const now = isoNow(clock);
  const found = await tx
    .select({ id: orders.id, cartId: orders.cartId, visitorId: orders.visitorId, frozen: orders.frozen })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.emptiedAt)))
    .for('update');
  for (const { id, frozen } of found)
    await tx
      .update(orders)
      .set({
        frozen: anonymizedOrder(frozen),
        email: '',
        // No cookie has this id.
        visitorId: newVisitorId(),
        addressKey: null,
        visit: null,
        emptiedAt: now,
      })
      .where(eq(orders.id, id));
  const anonymized = found.map(({ id }) => id);
  await tx
    .update(payments)
    .set({
      token: null,
      card: null,
      nextAction: null,
      failure: null,
      returnUrl: '',
      cancelUrl: '',
      addressKey: null,
      networkKey: null,
      visitorKey: null,
    })
    .where(inArray(payments.orderId, anonymized));
  await tx.update(refunds).set({ reason: '', failure: null }).where(inArray(refunds.orderId, anonymized));
  await tx
    .update(returns)
    .set({ words: '', told: '', labelUrl: null })
    .where(inArray(returns.orderId, anonymized));
  await tx.update(claims).set({ words: '', told: '' }).where(inArray(claims.orderId, anonymized));
  await anonymizeCreditAccounts(tx, anonymized);
  await eraseReviews(tx, clock, anonymized);
  await forgetAnswers(
    tx,
    found.map(({ visitorId }) => visitorId),
  );
  await tx
    .update(couponRedemptions)
    .set({ email: null })
    .where(inArray(couponRedemptions.orderId, anonymized));
  await anonymizeCarts(
    tx,
    found.map(({ cartId }) => cartId),
  );
};

/** Answers that are kept for a request that comes again hold whole orders and carts. */
export const forgetAnswers = async (tx: Queries, visitorIds: readonly string[]): Promise<void> => {
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.visitorId, [...visitorIds]));
};

/** A cart that became an order has no owner now; one that is still open goes on without what was entered at checkout. */
const anonymizeCarts = async (tx: Queries, ids: readonly string[]): Promise<void> => {
  const these = inArray(carts.id, [...ids]);
  await tx.update(carts).set({ checkout: {} }).where(these);
  await tx
    .update(carts)
    .set({ ...EMPTY_HISTORY, remoteControl: null, visitorId: newVisitorId() })
    .where(and(these, eq(carts.status, 'ordered')));
};

import type { Refusal } from '@counterpane/rules/refusals';
import type { Queries } from '../database/open.ts';
import { isActive, paymentsOf } from '../payments/store.ts';
import { cancelOrder } from './cancel.ts';
import { type Order, ordersOfCart } from './store.ts';

export type Way =
  | { readonly ok: true; readonly order: Order | null }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Looks at the earlier orders of a locked cart. The same request again is answered with its order
 * (lesson 9); an unpaid order of an older version is cancelled together with its payment (lesson 13);
 * one whose payment may be through at any moment stops the new one.
 */
export const clearTheWay = async (tx: Queries, cartId: string, requestHash: string): Promise<Way> => {
  for (const order of await ordersOfCart(tx, cartId)) {
    if (order.requestHash === requestHash) return { ok: true, order };
    // What the shopper has put in since an older version was paid for is a new order.
    if (order.status === 'paid') continue;
    const payments = await paymentsOf(tx, order.id);
    const isUndecided =
      (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') ||
      payments.some(({ status }) => status === 'started' || status === 'processing');
    if (isUndecided) return { ok: false, refusal: { code: 'payment_in_progress', orderId: order.id } };
    await cancelOrder(tx, order, payments.filter(isActive));
  }
  return { ok: true, order: null };
};

import type { Refusal } from '@counterpane/rules/refusals';
import type { Queries } from '../database/open.ts';
import type { ApiDeps } from '../deps.ts';
import { newId } from '../http/ids.ts';
import { abandonPayment } from '../orders/cancel.ts';
import { holdUntil } from '../orders/hold.ts';
import { demandOfOrder, reserveStock } from '../orders/stock.ts';
import { lockOrder, type Order, updateOrder } from '../orders/store.ts';
import { bookFreeOrder } from './book-free-order.ts';
import { insertPayment, isActive, type Payment, paymentsOf } from './store.ts';

/** How a shopper pays: with a token from the browser, or with none on the provider's own page. */
export interface Intent {
  readonly token: string | null;
  /** Where the provider sends the shopper back, and where when they give up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export type Opened =
  | { readonly ok: true; readonly order: Order; readonly payment: Payment | null }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The one payment of an order that may take money now, stored before anybody is called. The same token
 * again is the same attempt; another one ends the attempt before it (lesson 13). No payment (null)
 * means that there is nothing left to pay.
 */
export const openPayment = (deps: ApiDeps, orderId: string, intent: Intent): Promise<Opened> =>
  deps.database.transaction(async (tx): Promise<Opened> => {
    const { token, returnUrl, cancelUrl } = intent;
    const order = await lockOrder(tx, orderId);
    if (!order) return refused({ code: 'order_not_found', orderId });
    if (order.status === 'cancelled') return refused({ code: 'order_closed', orderStatus: order.status });
    if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed')
      return { ok: true, order, payment: null };

    const payments = await paymentsOf(tx, orderId);
    const open = payments.find(isActive);
    const kind = token === null ? 'hosted' : 'token';
    if (open?.kind === kind && open.token === token)
      return { ok: true, order, payment: open.status === 'started' ? open : null };
    // Its call may be under way this very moment: nobody knows yet whether it takes the money.
    if (open?.status === 'started') return refused({ code: 'payment_in_progress', orderId });
    if (open) await abandonPayment(tx, open);

    const held = await holdAgain(tx, deps, order);
    if (!held.ok) return held;
    if (order.totalCents === 0) {
      await bookFreeOrder(tx, deps, held.order);
      return { ok: true, order: held.order, payment: null };
    }
    const attempt = (payments[0]?.attempt ?? 0) + 1;
    const payment = await insertPayment(tx, {
      id: newId(),
      orderId,
      attempt,
      provider: order.frozen.billingProvider,
      kind,
      idempotencyKey: `${orderId}-${attempt}`,
      token,
      returnUrl,
      cancelUrl,
      status: 'started',
      amountCents: order.totalCents,
      currency: order.currency,
    });
    return { ok: true, order: held.order, payment };
  });

const refused = (refusal: Refusal): Opened => ({ ok: false, refusal });

/** A new try to pay holds the stock anew; what has lapsed is taken again if it is still there. */
const holdAgain = async (
  tx: Queries,
  deps: ApiDeps,
  order: Order,
): Promise<
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly refusal: Refusal }
> => {
  if (!order.stockIsHeld) {
    const reserved = await reserveStock(tx, await demandOfOrder(tx, order.id));
    if (!reserved.ok)
      return {
        ok: false,
        refusal: { code: 'insufficient_stock', title: 'This order', available: reserved.onHand },
      };
  }
  const change = {
    status: 'awaiting_payment' as const,
    stockIsHeld: true,
    heldUntil: holdUntil(deps.clock.now()),
  };
  return { ok: true, order: await updateOrder(tx, order.id, change) };
};

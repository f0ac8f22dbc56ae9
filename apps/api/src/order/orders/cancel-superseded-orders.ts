import type { Refusal } from '@counterpane/rules/refusals';
import type { Demand } from '@counterpane/rules/stock/demand';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { isActive, paymentsOf } from '../payments/store.ts';
import { cancelOrder } from './cancel.ts';
import { demandOfOrder } from './stock.ts';
import type { Order } from './store.ts';

export type Way =
  | { readonly ok: true; readonly released: readonly Demand[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Ends the unpaid orders of a locked cart before a newer one takes their place, together with their
 * payments [L13]. One whose payment may be through at any moment stops the new one. What has
 * been paid for, or is with a bank or a person, is no longer in the cart and in nobody's way.
 * `released` is the stock that they held and that the caller gives back.
 */
export const cancelSupersededOrders = async (
  tx: Queries,
  clock: Clock,
  earlier: readonly Order[],
): Promise<Way> => {
  const released: Demand[] = [];
  for (const order of earlier) {
    if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') continue;
    const open = (await paymentsOf(tx, order.id)).filter(isActive);
    if (open.some(({ status }) => status !== 'challenge'))
      return { ok: false, refusal: { code: 'payment_in_progress', orderId: order.id } };
    await cancelOrder(tx, clock, order, 'superseded', open);
    if (order.stockIsHeld) released.push(...(await demandOfOrder(tx, order.id)));
  }
  return { ok: true, released };
};

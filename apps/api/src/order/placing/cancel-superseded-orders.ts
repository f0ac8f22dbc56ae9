import type { Refused } from '@counterpane/rules/refusals';
import type { Demand } from '@counterpane/rules/stock/demand';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import type { Order } from '../orders/store.ts';
import { isActive, paymentsOf } from '../payments/store.ts';
import { demandOfOrder } from '../reservations/stock.ts';

type Way = { readonly ok: true; readonly released: readonly Demand[] } | Refused<'payment_in_progress'>;

/**
 * Ends the unpaid orders of a locked cart and their payments before a newer order replaces them [L13]. One whose
 * payment may succeed at any moment refuses the new order. Orders that are paid, at a bank or waiting for a person
 * have left the cart and stay. `released` is the stock that the ended ones had reserved; the caller gives it back.
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
    if (order.stockIsReserved) released.push(...(await demandOfOrder(tx, order.id)));
  }
  return { ok: true, released };
};

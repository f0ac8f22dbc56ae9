import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { callOffUnpaid } from '../orders/cancel-order.ts';
import { lockOrder } from '../orders/store.ts';
import { releaseStock } from '../reservations/stock.ts';
import { findReturn, type Return } from '../returns/store.ts';

type Cancelled =
  /** What it is now: it may have been paid until its order was locked. */
  { readonly made: Return } | { readonly refusal: RefusalOf<'return_cannot_move'> } | 'cancelled';

/** Calls an exchange off that waits for its payment; what its page still takes goes back. */
export const cancelUnpaid = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  found: Return,
): Promise<Cancelled> => {
  if (found.status !== 'awaiting_payment' || found.exchangeOrderId === null) return { made: found };
  const order = await lockOrder(tx, found.exchangeOrderId);
  const made = (await findReturn(tx, found.id)) ?? found;
  if (made.status !== 'awaiting_payment') return { made };
  if (!order || !(await callOffUnpaid(tx, clock, order)))
    return { refusal: { code: 'return_cannot_move', state: made.status } };
  await releaseStock(tx, order.id);
  return 'cancelled';
};

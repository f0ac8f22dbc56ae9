import type { Queries } from '../../database/open.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { findReturn } from '../returns/store.ts';

/** The order of what comes instead for a return of an order; null where that return is none of its exchanges. */
export const findWanted = async (
  db: Queries,
  { order, returnId }: { readonly order: Pick<Order, 'id'>; readonly returnId: string },
): Promise<Order | null> => {
  const made = await findReturn(db, returnId);
  return made?.orderId === order.id && made.exchangeOrderId !== null
    ? findOrder(db, made.exchangeOrderId)
    : null;
};

import { inArray } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import type { Return } from '../returns/store.ts';
import { type Shipment, shipmentsOf } from '../shipments/store.ts';

/** What is sent in exchange for a return. */
export interface Exchange {
  readonly returnId: string;
  readonly order: Order;
  readonly shipments: readonly Shipment[];
}

/** What is sent in exchange for some returns. */
export const findExchanges = async (db: Queries, made: readonly Return[]): Promise<Exchange[]> => {
  const ids = made.map(({ exchangeOrderId }) => exchangeOrderId).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  return Promise.all(
    found.map(async (order) => ({
      returnId: made.find(({ exchangeOrderId }) => exchangeOrderId === order.id)?.id ?? '',
      order,
      shipments: await shipmentsOf(db, order.id),
    })),
  );
};

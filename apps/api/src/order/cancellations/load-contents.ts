import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { isOwedFor, returnsOf } from '../returns/store.ts';
import { lockShipmentsOf, type Shipment, shipmentsOf } from '../shipments/store.ts';
import type { OrderContents } from './ordered-lines.ts';
import { cancellationsOf } from './store.ts';

type Loads = Pick<OrderDeps, 'catalogue' | 'clock'>;

/** What is in an order now, and where it is. */
export const loadContents = async (db: Queries, deps: Loads, order: Order): Promise<OrderContents> => ({
  ...(await knownOf(db, deps, order)),
  shipments: (await shipmentsOf(db, order.id)).filter(isOwn),
});

/** The same of a locked order, its shipments locked too. */
export const lockContents = async (tx: Queries, deps: Loads, order: Order): Promise<OrderContents> => ({
  ...(await knownOf(tx, deps, order)),
  shipments: (await lockShipmentsOf(tx, order.id)).filter(isOwn),
});

/** What replaces something changes nothing of what was ordered and paid [R049]. */
const isOwn = ({ claimId }: Shipment): boolean => claimId === null;

const knownOf = async (db: Queries, { catalogue, clock }: Loads, order: Order) => ({
  order,
  storefront: catalogue.getStorefront(order.storefront),
  cancelled: await cancellationsOf(db, order.id),
  returns: await returnsOf(db, order.id),
  isOwedFor: await isOwedFor(db, order),
  now: clock.now(),
});

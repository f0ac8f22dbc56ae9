import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { type AddedOrder, findAdditions } from '../additions/additions-view.ts';
import { type Cancellation, cancellationsOf } from '../cancellations/store.ts';
import { type Capture, capturesOf } from '../captures/store.ts';
import { type ClaimEvent, eventsOfOrderClaims } from '../claims/store.ts';
import { findThanksOn } from '../credit/store.ts';
import { appliedChangesOf } from '../new-address/store.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { type Payment, paymentsOf } from '../payments/store.ts';
import { type Refund, refundsOf } from '../refunds/store.ts';
import type { Return, ReturnEvent } from '../returns/store.ts';
import { returnEvents, returns } from '../returns/tables.ts';
import { type Shipment, shipmentsOf } from '../shipments/store.ts';

/** A step of a return, and the number of the order that its customer gets instead. */
type ReturnStep = Pick<ReturnEvent, 'status' | 'source' | 'at'> & { readonly exchange: string | null };

/** Everything that was written down of an order as it happened. */
export interface OrderHistory {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly captures: readonly Capture[];
  readonly shipments: readonly Shipment[];
  readonly cancellations: readonly Cancellation[];
  readonly addressChanges: Awaited<ReturnType<typeof appliedChangesOf>>;
  readonly additions: readonly AddedOrder[];
  readonly returnSteps: readonly ReturnStep[];
  readonly refunds: readonly Refund[];
  readonly thanks: Awaited<ReturnType<typeof findThanksOn>>;
  readonly claimSteps: readonly Pick<ClaimEvent, 'status' | 'at'>[];
}

export const loadHistory = async (db: Queries, order: Order): Promise<OrderHistory> => ({
  order,
  payments: await paymentsOf(db, order.id),
  captures: await capturesOf(db, order.id),
  shipments: await shipmentsOf(db, order.id),
  cancellations: await cancellationsOf(db, order.id),
  addressChanges: await appliedChangesOf(db, order.id),
  additions: await findAdditions(db, order.id),
  returnSteps: await returnStepsOf(db, order.id),
  refunds: await refundsOf(db, order.id),
  // Only who came by a link is thanked.
  thanks: 'friendsBuyToken' in order.frozen.extraData ? await findThanksOn(db, order.id) : null,
  claimSteps: await eventsOfOrderClaims(db, order.id),
});

const returnStepsOf = (db: Queries, orderId: Return['orderId']): Promise<ReturnStep[]> =>
  db
    .select({
      ...{ status: returnEvents.status, source: returnEvents.source, at: returnEvents.at },
      exchange: orders.shortId,
    })
    .from(returnEvents)
    .innerJoin(returns, eq(returns.id, returnEvents.returnId))
    .leftJoin(orders, eq(orders.id, returns.exchangeOrderId))
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returnEvents.id));

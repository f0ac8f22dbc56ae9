import { slippedPromise } from '@counterpane/rules/fulfillment/promise-again';
import { and, asc, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import { BATCH, inBatches } from '../../database/in-batches.ts';
import type { Queries } from '../../database/open.ts';
import { promisedLines } from '../delivery-day/shipment-days.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { expectOn } from './expect-on.ts';
import { insertEvent, lockShipment, type Shipment, updateShipment } from './store.ts';
import { shipments } from './tables.ts';

/** Where a shipment is that has not left. */
const HERE = ['preparing', 'ready'] as const;

/**
 * Promises anew what is still here after the last day on which it could leave as promised [R061]. Each shipment is looked at once
 * a day, and late once for each promise that is broken.
 */
export const promiseLateAgain = async (deps: OrderDeps): Promise<void> => {
  const { database, clock } = deps;
  const today = isoNow(clock).slice(0, 10);
  await inBatches(async () => {
    const found = await findUnseen(database.db, today);
    for (const { id, orderId } of found)
      await database.transaction(async (tx) => {
        // The order is locked before its shipments, by everything that locks both.
        const order = await lockOrder(tx, orderId);
        const shipment = order && (await lockShipment(tx, id));
        if (order && shipment) await lookAt(tx, deps, { order, shipment }, today);
      });
    return found.length;
  });
};

const findUnseen = (db: Queries, today: string): Promise<Pick<Shipment, 'id' | 'orderId'>[]> =>
  db
    .select({ id: shipments.id, orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        inArray(shipments.status, HERE),
        or(isNotNull(shipments.expectedOn), isNotNull(shipments.promisedUntil)),
        or(isNull(shipments.latenessSeenOn), lt(shipments.latenessSeenOn, today)),
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(BATCH);

interface Looked {
  readonly order: Order;
  readonly shipment: Shipment;
}

const lookAt = async (
  tx: Queries,
  deps: OrderDeps,
  { order, shipment }: Looked,
  today: string,
): Promise<void> => {
  const { id, status, expectedOn, promisedUntil, latenessSeenOn } = shipment;
  if (latenessSeenOn === today || !HERE.some((one) => one === status)) return;
  await updateShipment(tx, id, { latenessSeenOn: today });
  const expected = expectedOn ?? promisedUntil;
  const again =
    order.status === 'paid' ? slippedPromise(promisedLines({ order }, shipment), { expected, today }) : null;
  if (!again) return;
  await updateShipment(tx, id, { slippedOn: today });
  const at = isoNow(deps.clock);
  await insertEvent(tx, id, { eventId: `slipped-${today}`, status, source: 'store', at, day: again.until });
  await expectOn(tx, deps, shipment, again.until);
};

import { canMove, type ShipmentState } from '@counterpane/rules/fulfillment/shipment-states';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { askForCapture } from '../captures/ask-for-capture.ts';
import type { OrderDeps } from '../deps.ts';
import {
  insertEvent,
  lockCompanions,
  type Shipment,
  type ShipmentChange,
  type ShipmentEvent,
  updateShipment,
} from './store.ts';

/** A step of a shipment. */
interface Step {
  readonly to: ShipmentState;
  /** Equal for the same news told twice. */
  readonly eventId: string;
  readonly source: ShipmentEvent['source'];
  /** ISO time at which it happened. */
  readonly at: string;
  /** What is known of the parcel from now on. */
  readonly parcel?: Pick<ShipmentChange, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'labelUrl'>;
}

/** What shoppers are told of: [state] -> what the email is about. */
const TOLD: Partial<Record<ShipmentState, 'shipped' | 'out_for_delivery' | 'delivered'>> = {
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
};

/**
 * Moves a locked shipment, writes the step down and queues the email, in one transaction. A step that was told before changes
 * nothing; one that its life does not have is refused.
 */
export const moveShipment = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'clock'>,
  shipment: Shipment,
  step: Step,
): Promise<RefusalOf<'shipment_cannot_move'> | null> => {
  const { to, eventId, source, at, parcel = {} } = step;
  if (shipment.events.some((event) => event.eventId === eventId)) return null;
  if (!canMove(shipment.status, to)) return { code: 'shipment_cannot_move', state: shipment.status };
  await insertEvent(tx, shipment.id, { eventId, status: to, source, at });
  const hasLeft = to !== 'ready' && to !== 'preparing' && to !== 'cancelled';
  await updateShipment(tx, shipment.id, {
    status: to,
    labelAskedAt: null,
    ...parcel,
    ...(hasLeft && shipment.shippedAt === null ? { shippedAt: at } : {}),
    ...(to === 'delivered' ? { deliveredAt: at } : {}),
  });
  // Nothing was charged for a replacement, and nothing is held for it.
  if (hasLeft && shipment.shippedAt === null && shipment.claimId === null)
    await askForCapture(tx, deps.clock, { orderId: shipment.orderId, shipmentId: shipment.id });
  const isFound = shipment.status === 'lost' && (to === 'shipped' || to === 'out_for_delivery');
  // What is lost once more and found once more is told once more.
  const news = isFound ? ({ news: 'found', at } as const) : TOLD[to] && { news: TOLD[to] };
  if (news) await enqueue(tx, deps.clock, 'shipment.told', { shipmentId: shipment.id, ...news });
  await moveCompanions(tx, deps, shipment, step);
  return null;
};

/** What was added to the order goes the same way in the same box, but for what has left it; it stays when the first is cancelled. */
const moveCompanions = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'clock'>,
  { id }: Shipment,
  step: Step,
): Promise<void> => {
  for (const companion of await lockCompanions(tx, id))
    if (step.to === 'cancelled') await updateShipment(tx, companion.id, { shipsWith: null });
    else if (canMove(companion.status, step.to)) await moveShipment(tx, deps, companion, step);
};

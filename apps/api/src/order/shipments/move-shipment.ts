import { isParcelStep } from '@counterpane/rules/fulfillment/parcel-states';
import { canMove, type ShipmentState } from '@counterpane/rules/fulfillment/shipment-states';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { enqueue, type Topics } from '../../outbox/store.ts';
import { askForCapture } from '../captures/ask-for-capture.ts';
import type { OrderDeps } from '../deps.ts';
import { doubtWaitingChange } from '../new-address/doubt-waiting-change.ts';
import { type NewParcel, replaceParcels, updateParcels } from './parcels.ts';
import { insertEvent, lockCompanions, type Shipment, type ShipmentEvent, updateShipment } from './store.ts';

/** A step of a shipment. */
interface Step {
  readonly to: ShipmentState;
  /** Equal for the same news told twice. */
  readonly eventId: string;
  readonly source: ShipmentEvent['source'];
  /** ISO time at which it happened. */
  readonly at: string;
  /** The parcels that it has from now on. */
  readonly parcels?: readonly NewParcel[];
}

/** What shoppers are told of: [state] -> what the email is about. */
const TOLD: Partial<Record<ShipmentState, Topics['shipment.told']['news']>> = {
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  lost: 'lost',
  returned_to_sender: 'returned_to_sender',
  refunded: 'refunded',
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
  const { to, eventId, source, at } = step;
  if (shipment.events.some((event) => event.eventId === eventId)) return null;
  if (!canMove(shipment.status, to)) return { code: 'shipment_cannot_move', state: shipment.status };
  await insertEvent(tx, shipment.id, { eventId, status: to, source, at });
  const hasLeft = to !== 'ready' && to !== 'preparing' && to !== 'cancelled';
  await updateShipment(tx, shipment.id, {
    status: to,
    labelAskedAt: null,
    ...(hasLeft && shipment.shippedAt === null ? { shippedAt: at } : {}),
    ...(to === 'delivered' ? { deliveredAt: at } : {}),
  });
  await moveParcels(tx, shipment, step);
  if (shipment.status === 'preparing' && to !== 'cancelled')
    await doubtWaitingChange(tx, deps.clock, shipment.orderId);
  // Nothing was charged for a replacement, and nothing is held for it; what is sent again was charged when it first left.
  if (hasLeft && shipment.shippedAt === null && shipment.claimId === null && shipment.resends === null)
    await askForCapture(tx, deps.clock, { orderId: shipment.orderId, shipmentId: shipment.id });
  const isFound = shipment.status === 'lost' && (to === 'shipped' || to === 'out_for_delivery');
  // What is lost once more and found once more is told once more.
  const told = isFound ? 'found' : TOLD[to];
  const news = told && { news: told, ...(isFound || to === 'lost' ? { at } : {}) };
  if (news) await enqueue(tx, deps.clock, 'shipment.told', { shipmentId: shipment.id, ...news });
  // A carrier tells of each by the number that they share, and staff decide of each what becomes of it.
  if (source !== 'carrier' && to !== 'resent' && to !== 'refunded')
    await moveCompanions(tx, deps, shipment, step);
  return null;
};

/** Its parcels go with it where staff move it as a whole; a carrier tells of each of them. */
const moveParcels = async (
  tx: Queries,
  { id: shipmentId, parcels: before }: Shipment,
  { to, source, parcels }: Step,
): Promise<void> => {
  if (parcels) await replaceParcels(tx, shipmentId, parcels);
  const step = to === 'preparing' ? 'ready' : to;
  if (source === 'carrier' || !isParcelStep(step) || (parcels ?? before).length === 0) return;
  await updateParcels(tx, { shipmentId }, { status: step });
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

import type { ShipmentState } from './shipment-states.ts';

/** Where things are: `partly_shipped` where some of them are on their way and others are not yet. */
type FulfillmentStatus = ShipmentState | 'partly_shipped';

/** Before they have left, and after, each in its order. */
const AT_HOME: readonly ShipmentState[] = ['preparing', 'ready'];
const AWAY: readonly ShipmentState[] = [
  'lost',
  'returned_to_sender',
  'shipped',
  'out_for_delivery',
  'delivered',
];

/**
 * Where the things of an order, or the units of a line, are by the states of their shipments: as far as the last of them;
 * what is lost or has come back is told before what is on its way. What is cancelled, refunded or sent again in another
 * shipment is not waited for [K7.55, R061].
 * @example fulfillmentStatus(['delivered', 'preparing']) // "partly_shipped"
 */
export const fulfillmentStatus = (states: readonly ShipmentState[]): FulfillmentStatus => {
  const waitedFor = new Set(states);
  const atHome = AT_HOME.find((state) => waitedFor.has(state));
  const away = AWAY.find((state) => waitedFor.has(state));
  if (atHome && away) return 'partly_shipped';
  const last = atHome ?? away;
  if (last) return last;
  if (waitedFor.has('refunded')) return 'refunded';
  return states.length > 0 ? 'cancelled' : 'preparing';
};

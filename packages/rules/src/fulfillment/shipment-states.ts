/** Every state of a shipment [K7.55]. */
export const SHIPMENT_STATES = [
  'preparing',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'lost',
  'returned_to_sender',
  'resent',
  'refunded',
  'cancelled',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** What staff decide of a shipment that did not arrive. */
const DECISIONS = ['resent', 'refunded'] as const satisfies readonly ShipmentState[];

const UNDERWAY: readonly ShipmentState[] = ['out_for_delivery', 'delivered', 'lost', 'returned_to_sender'];

/**
 * A shipment's life on one screen. What is not here is refused. A carrier may miss a scan, so that news skip states; what is
 * lost may be found. Of what is lost or has come back staff decide: its things go out again in another shipment, or its money
 * goes back [R061].
 */
export const SHIPMENT_TRANSITIONS: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  preparing: ['ready', 'shipped', 'cancelled'],
  ready: ['preparing', 'shipped', ...UNDERWAY, 'cancelled'],
  shipped: UNDERWAY,
  out_for_delivery: ['shipped', 'delivered', 'lost', 'returned_to_sender'],
  delivered: [],
  lost: ['shipped', 'out_for_delivery', 'delivered', 'returned_to_sender', ...DECISIONS],
  returned_to_sender: DECISIONS,
  resent: [],
  refunded: [],
  cancelled: [],
};

/** @example canMove('delivered', 'shipped') // false */
export const canMove = (from: ShipmentState, to: ShipmentState): boolean =>
  SHIPMENT_TRANSITIONS[from].includes(to);

/** Whether nothing of a shipment comes any more. */
export const isOver = (state: ShipmentState): boolean => SHIPMENT_TRANSITIONS[state].length === 0;

/** What a carrier says of a parcel; `announced` while it has a label and is still with us, `unknown` in words of its own. */
export type ParcelState =
  | 'announced'
  | 'underway'
  | 'out_for_delivery'
  | 'delivered'
  | 'returned_to_sender'
  | 'lost'
  | 'unknown';

/**
 * The state that a carrier's news bring a shipment to; null where they change nothing. News come late and out of order, so
 * that a parcel which is being brought round is not on its way again.
 * @example stateAfterNews('ready', 'underway') // "shipped"
 */
export const stateAfterNews = (state: ShipmentState, news: ParcelState): ShipmentState | null => {
  if (news === 'announced' || news === 'unknown') return null;
  const next = news === 'underway' ? 'shipped' : news;
  if (state === 'out_for_delivery' && next === 'shipped') return null;
  return state !== 'preparing' && canMove(state, next) ? next : null;
};

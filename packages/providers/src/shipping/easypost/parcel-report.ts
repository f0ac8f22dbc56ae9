import type { ParcelState } from '@counterpane/rules/fulfillment/shipment-states';
import type { ParcelReport } from '../port.ts';
import type { EasypostTracker } from './easypost-answers.ts';

/**
 * What EasyPost says of a parcel. The id is made of what is said, and not of who brought it: a webhook, the same one
 * again and an answer to a question tell the same news.
 */
export const toParcelReport = (tracker: EasypostTracker): ParcelReport => {
  const state = stateOf(tracker);
  const at = happenedAt(tracker);
  const expectedOn = expectedDay(tracker);
  return {
    eventId: [tracker.id, state, at, expectedOn ?? '-'].join(' '),
    trackingNumber: tracker.tracking_code,
    state,
    at,
    expectedOn,
  };
};

const STATES: Readonly<Record<string, ParcelState>> = {
  pre_transit: 'announced',
  in_transit: 'underway',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  // It waits at a counter of the carrier's.
  available_for_pickup: 'underway',
  return_to_sender: 'returned_to_sender',
};

/** `failure` is also a parcel that is damaged, or that was not taken: only what is said to be lost is. */
const stateOf = ({ status, status_detail: detail }: EasypostTracker): ParcelState =>
  status === 'failure' && detail === 'lost' ? 'lost' : (STATES[status] ?? 'unknown');

/** When the newest scan of its state was made; a parcel without scans has only a time of change. */
const happenedAt = ({ status, tracking_details: scans, updated_at: changedAt }: EasypostTracker): string => {
  const times = scans.flatMap((scan) =>
    scan.status === status && scan.datetime ? [toIso(scan.datetime)] : [],
  );
  return times.toSorted().at(-1) ?? toIso(changedAt);
};

const toIso = (time: string): string => new Date(time).toISOString();

/** The day at the place of delivery, where the carrier says it. */
const expectedDay = ({ carrier_detail: carrier, est_delivery_date: at }: EasypostTracker): string | null => {
  const local = carrier?.est_delivery_date_local;
  return local && /^\d{4}-\d{2}-\d{2}$/.test(local) ? local : (at?.slice(0, 10) ?? null);
};

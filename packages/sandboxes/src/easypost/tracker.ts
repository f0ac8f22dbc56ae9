import type { Shipment } from './shipment.ts';

/** EasyPost's words for where a parcel is. */
export type TrackerStatus =
  | 'unknown'
  | 'pre_transit'
  | 'in_transit'
  | 'out_for_delivery'
  | 'delivered'
  | 'return_to_sender'
  | 'failure';

export interface TrackingDetail {
  readonly status: TrackerStatus;
  readonly statusDetail: string;
  readonly message: string;
  readonly at: string;
  readonly place: Pick<Shipment['to'], 'city' | 'state' | 'zip' | 'country'>;
}

/** A parcel that is followed. */
export interface Tracker {
  readonly id: string;
  readonly trackingCode: string;
  readonly shipmentId: string;
  readonly carrier: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly base: string;
  readonly status: TrackerStatus;
  readonly statusDetail: string;
  /** ISO time. */
  readonly expectedAt: string;
  readonly details: readonly TrackingDetail[];
  /** When it moves by itself; null where it waits to be moved, or has arrived. */
  readonly movesAt: string | null;
}

/** What may be done with a parcel that is under way. */
export const MOVES = ['next', 'lose', 'return', 'delay'] as const;
export type Move = (typeof MOVES)[number];

export const isOver = ({ status }: Pick<Tracker, 'status'>): boolean =>
  status === 'delivered' || status === 'return_to_sender' || status === 'failure';

/** The way of a parcel that arrives. */
const WAY: Readonly<Partial<Record<TrackerStatus, Step>>> = {
  unknown: {
    status: 'pre_transit',
    statusDetail: 'label_created',
    message: 'Shipping Label Created',
    isThere: false,
  },
  pre_transit: {
    status: 'in_transit',
    statusDetail: 'departed_facility',
    message: 'Departed Facility',
    isThere: false,
  },
  in_transit: {
    status: 'out_for_delivery',
    statusDetail: 'out_for_delivery',
    message: 'Out for Delivery',
    isThere: true,
  },
  out_for_delivery: {
    status: 'delivered',
    statusDetail: 'arrived_at_destination',
    message: 'Delivered',
    isThere: true,
  },
};

interface Step {
  readonly status: TrackerStatus;
  readonly statusDetail: string;
  readonly message: string;
  /** Whether it happens where the parcel goes to, and not where it comes from. */
  readonly isThere: boolean;
}

/** A parcel after a move, null where it cannot be moved any more. */
export const moveTracker = (
  tracker: Tracker,
  move: Move,
  { from, to }: Pick<Shipment, 'from' | 'to'>,
  now: Date,
): Tracker | null => {
  const step = isOver(tracker) ? null : stepOf(tracker, move);
  if (!step) return null;
  const { status, statusDetail, message, isThere } = step;
  const { city, state, zip, country } = isThere ? to : from;
  const at = now.toISOString();
  return {
    ...tracker,
    status,
    statusDetail,
    updatedAt: at,
    expectedAt: move === 'delay' ? twoDaysAfter(tracker.expectedAt) : tracker.expectedAt,
    details: [
      ...tracker.details,
      { status, statusDetail, message, at, place: { city, state, zip, country } },
    ],
  };
};

const stepOf = ({ status }: Tracker, move: Move): Step | undefined => {
  switch (move) {
    case 'next':
      return WAY[status];
    case 'lose':
      return { status: 'failure', statusDetail: 'lost', message: 'Package Lost', isThere: false };
    case 'return':
      return {
        status: 'return_to_sender',
        statusDetail: 'return',
        message: 'Returned to Sender',
        isThere: false,
      };
    case 'delay':
      return {
        status: status === 'unknown' ? 'pre_transit' : status,
        statusDetail: 'delayed',
        message: 'Delayed',
        isThere: false,
      };
  }
};

const DAY_MS = 24 * 60 * 60 * 1_000;

const twoDaysAfter = (at: string): string => daysAfter(2, new Date(at));

export const daysAfter = (days: number, now: Date): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

import { type Arrival, addBusinessDays, type BusinessDays } from '@counterpane/rules/delivery/arrival';
import type { Availability } from '@counterpane/rules/stock/availability';

type Dates = Pick<Availability, 'shippingFrom' | 'shippingTo' | 'wgsShippingFrom' | 'wgsShippingTo'>;

interface Shipment {
  readonly isInStock: boolean;
  readonly isBackOrderAllowed: boolean;
  /** Days until what ships later arrives; null when nobody knows. */
  readonly shipsInDays: number | null;
  readonly hasWhiteGlove: boolean;
  /** Where it is known how long it travels. */
  readonly transit: BusinessDays | null;
}

const NO_DATES: Dates = {
  shippingFrom: null,
  shippingTo: null,
  wgsShippingFrom: null,
  wgsShippingTo: null,
};

/** Ground delivery of what is there takes 1 - 3 business days (catalogue section 4). */
const GROUND: BusinessDays = { from: 1, to: 3 };
/** What ships later arrives within so many days of its first. */
const LATER_DAYS = 4;
/** Two people have to be sent, in business days after ground delivery. */
const WHITE_GLOVE_DAYS = 3;

/** The days on which a variant can arrive, as ISO dates counted from `now` in milliseconds; null for what cannot. */
export const shippingDates = (shipment: Shipment, now: number): Dates => {
  const arrival = groundArrival(shipment, now);
  if (!arrival) return NO_DATES;
  const { from, to } = arrival;
  return {
    shippingFrom: from,
    shippingTo: to,
    wgsShippingFrom: shipment.hasWhiteGlove ? addBusinessDays(from, WHITE_GLOVE_DAYS) : null,
    wgsShippingTo: shipment.hasWhiteGlove ? addBusinessDays(to, WHITE_GLOVE_DAYS) : null,
  };
};

const groundArrival = (
  { isInStock, isBackOrderAllowed, shipsInDays, transit }: Shipment,
  now: number,
): Arrival | null => {
  const today = isoDay(now);
  if (isInStock) {
    const { from, to } = transit ?? GROUND;
    return { from: addBusinessDays(today, from), to: addBusinessDays(today, to) };
  }
  if (!isBackOrderAllowed || shipsInDays === null) return null;
  return { from: isoDay(now + shipsInDays * DAY_MS), to: isoDay(now + (shipsInDays + LATER_DAYS) * DAY_MS) };
};

const DAY_MS = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

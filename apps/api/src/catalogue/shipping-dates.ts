import { type Arrival, addBusinessDays } from '@counterpane/rules/delivery/arrival';
import { promiseDelivery, type Transit } from '@counterpane/rules/delivery/promise';
import type { Availability } from '@counterpane/rules/stock/availability';

type Dates = Pick<Availability, 'shippingFrom' | 'shippingTo' | 'wgsShippingFrom' | 'wgsShippingTo'>;

interface Shipment {
  readonly isInStock: boolean;
  readonly isBackOrderAllowed: boolean;
  /** Days until what ships later arrives; null when that is not known. */
  readonly shipsInDays: number | null;
  readonly hasWhiteGlove: boolean;
  /** Where it is known how long it travels. */
  readonly transit: Transit | null;
}

const NO_DATES: Dates = {
  shippingFrom: null,
  shippingTo: null,
  wgsShippingFrom: null,
  wgsShippingTo: null,
};

/** What ships later arrives within so many days of its first. */
const LATER_DAYS = 4;
/** Two people have to be sent, in business days after ground delivery. */
export const WHITE_GLOVE_DAYS = 3;

/** The days on which a variant can arrive, as ISO dates counted from `now` in milliseconds; null for what cannot. */
export const shippingDates = (shipment: Shipment, now: number): Dates => {
  const { isInStock, isBackOrderAllowed, shipsInDays, hasWhiteGlove, transit } = shipment;
  const later = isInStock || !isBackOrderAllowed || shipsInDays === null ? null : laterDays(shipsInDays, now);
  if (!isInStock && !later) return NO_DATES;
  const promised = (extraDays: number) => promiseDelivery({ transit, later, extraDays }, isoDay(now));
  const ground = promised(0);
  const carried = hasWhiteGlove ? promised(WHITE_GLOVE_DAYS) : null;
  return {
    shippingFrom: ground.from,
    shippingTo: ground.until,
    wgsShippingFrom: carried?.from ?? null,
    wgsShippingTo: carried?.until ?? null,
  };
};

const laterDays = (days: number, now: number): Arrival => ({
  from: weekdayFrom(now + days * DAY_MS),
  to: weekdayFrom(now + (days + LATER_DAYS) * DAY_MS),
});

const DAY_MS = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** That day, or the Monday after it when it falls on a weekend. */
const weekdayFrom = (time: number): string => addBusinessDays(isoDay(time - DAY_MS), 1);

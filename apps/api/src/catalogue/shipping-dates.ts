import type { Availability } from '@counterpane/rules/stock/availability';

type Dates = Pick<Availability, 'shippingFrom' | 'shippingTo' | 'wgsShippingFrom' | 'wgsShippingTo'>;

interface Shipment {
  readonly isInStock: boolean;
  readonly isBackOrderAllowed: boolean;
  /** Days until what ships later arrives; null when nobody knows. */
  readonly shipsInDays: number | null;
  readonly hasWhiteGlove: boolean;
}

const NO_DATES: Dates = {
  shippingFrom: null,
  shippingTo: null,
  wgsShippingFrom: null,
  wgsShippingTo: null,
};

/** Ground delivery of what is there takes 1 - 3 business days (catalogue section 4). */
const GROUND_DAYS = [1, 3] as const;
/** What ships later arrives within so many days of its first. */
const LATER_DAYS = 4;
/** Two people have to be sent, in business days after ground delivery. */
const WHITE_GLOVE_DAYS = 3;

/** The days on which a variant can arrive, as ISO dates counted from `now` in milliseconds; null for what cannot. */
export const shippingDates = (shipment: Shipment, now: number): Dates => {
  const days = groundDays(shipment, now);
  if (!days) return NO_DATES;
  const [from, to] = days;
  return {
    shippingFrom: isoDay(from),
    shippingTo: isoDay(to),
    wgsShippingFrom: shipment.hasWhiteGlove ? isoDay(businessDaysAfter(from, WHITE_GLOVE_DAYS)) : null,
    wgsShippingTo: shipment.hasWhiteGlove ? isoDay(businessDaysAfter(to, WHITE_GLOVE_DAYS)) : null,
  };
};

const groundDays = ({ isInStock, isBackOrderAllowed, shipsInDays }: Shipment, now: number) => {
  if (isInStock) return GROUND_DAYS.map((days) => businessDaysAfter(now, days));
  if (!isBackOrderAllowed || shipsInDays === null) return null;
  return [shipsInDays, shipsInDays + LATER_DAYS].map((days) => now + days * DAY_MS);
};

const DAY_MS = 86_400_000;

const businessDaysAfter = (time = 0, days: number): number => {
  let day = time;
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
};

const isoDay = (time = 0): string => new Date(time).toISOString().slice(0, 10);

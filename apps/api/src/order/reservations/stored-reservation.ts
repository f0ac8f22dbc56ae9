import { reservationWhenPaying, reservationWhenPlaced } from '@counterpane/rules/orders/stock-reservation';
import { isUnpaid } from '../orders/is-unpaid.ts';
import type { Order } from '../orders/store.ts';

type Reservation = Pick<Order, 'reservedUntil' | 'reservationEndsAt'>;

/** The reservation of an order that is placed now, as it is stored. `now` in milliseconds. */
export const newReservation = (now: number): Reservation => {
  const { reservedUntil, endsAt } = reservationWhenPlaced(now);
  return {
    reservedUntil: new Date(reservedUntil).toISOString(),
    reservationEndsAt: new Date(endsAt).toISOString(),
  };
};

/** Until when an order that begins to be paid now reserves its stock, as an ISO time; null when it is too late. */
export const findReservationToPay = (
  { reservedUntil, reservationEndsAt }: Reservation,
  now: number,
): string | null => {
  const until = reservationWhenPaying(
    { reservedUntil: Date.parse(reservedUntil), endsAt: Date.parse(reservationEndsAt) },
    now,
  );
  return until === null ? null : new Date(until).toISOString();
};

/** Whether an order was not paid in the time that it had. */
export const isTooLateToPay = ({ status, reservationEndsAt }: Order, now: number): boolean =>
  isUnpaid({ status }) && Date.parse(reservationEndsAt) <= now;

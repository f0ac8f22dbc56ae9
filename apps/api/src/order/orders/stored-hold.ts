import { holdWhenPaying, holdWhenPlaced } from '@counterpane/rules/orders/hold';
import type { Order } from './store.ts';

type Held = Pick<Order, 'heldUntil' | 'holdEndsAt'>;

/** The hold of an order that is placed now, as it is stored. `now` in milliseconds. */
export const newHold = (now: number): Held => {
  const { heldUntil, endsAt } = holdWhenPlaced(now);
  return { heldUntil: new Date(heldUntil).toISOString(), holdEndsAt: new Date(endsAt).toISOString() };
};

/** Until when an order that begins to be paid now holds its stock, as an ISO time; null when it is too late. */
export const findHoldToPay = ({ heldUntil, holdEndsAt }: Held, now: number): string | null => {
  const until = holdWhenPaying({ heldUntil: Date.parse(heldUntil), endsAt: Date.parse(holdEndsAt) }, now);
  return until === null ? null : new Date(until).toISOString();
};

/** Whether an order was not paid in the time that it had. */
export const isTooLateToPay = ({ status, holdEndsAt }: Order, now: number): boolean =>
  (status === 'awaiting_payment' || status === 'payment_failed') && Date.parse(holdEndsAt) <= now;

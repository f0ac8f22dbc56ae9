import type { WhiteGloveTariff } from '../delivery/delivery-methods.ts';
import { accept, type Decision, type RefusalCode, refuse } from '../refusals.ts';

/** Why something cannot be added to an order that was placed. */
export const ADDITION_REFUSALS = [
  'addition_closed',
  'addition_too_late',
  'addition_packed',
] as const satisfies readonly RefusalCode[];

const HOUR_MS = 3_600_000;

/** An order that was placed, as far as adding to it goes. */
export interface AddableOrder {
  /** ISO time. */
  readonly placedAt: string;
  /** It is paid, and something of it is still ordered. */
  readonly isLive: boolean;
  /** It was itself added to an order, or came in exchange. */
  readonly belongsToAnother: boolean;
  /** A shipment of it is packed, or its label is being bought. */
  readonly isPacked: boolean;
}

/**
 * Within an hour of placing an order, and while nothing of it is packed, its shopper can add to it [R058]. Answers the ISO time
 * until which; `now` is one too, and the last moment of the hour belongs to it.
 */
export const decideAddition = (
  { placedAt, isLive, belongsToAnother, isPacked }: AddableOrder,
  now: string,
): Decision<{ readonly until: string }, (typeof ADDITION_REFUSALS)[number]> => {
  if (!isLive || belongsToAnother) return refuse({ code: 'addition_closed' });
  if (isPacked) return refuse({ code: 'addition_packed' });
  const until = new Date(Date.parse(placedAt) + HOUR_MS).toISOString();
  return now <= until ? accept({ until }) : refuse({ code: 'addition_too_late' });
};

/**
 * White glove service for what is added to an order that has it: those who carry the first things in come anyway, so that each
 * large item is a further one.
 * @example additionTariff({ first: 14_900, additional: 4_500 }) // { first: 4_500, additional: 4_500 }
 */
export const additionTariff = ({ additional }: WhiteGloveTariff): WhiteGloveTariff => ({
  first: additional,
  additional,
});

import { day, type Message, message } from '@counterpane/messages/message';
import type { BusinessDays } from '@counterpane/rules/delivery/arrival';
import type { DeliveryPromise } from '@counterpane/rules/delivery/promise';

/**
 * How long something is on its way [C4].
 * @example transitText({ from: 2, to: 5 }) // "2 - 5 business days"
 */
export const transitText = ({ from, to }: BusinessDays): Message =>
  to === 1 ? message('24 Hours!') : message('{from} - {to} business days', { from, to });

/** The promise of a delivery in few words, where room is scarce. */
export const promiseText = ({ transit, from, until }: DeliveryPromise): Message => {
  if (transit) return transitText(transit);
  return from === until
    ? message('Ships later: arrives on {day}', { day: day(from) })
    : message('Ships later: arrives from {day}', { day: day(from) });
};

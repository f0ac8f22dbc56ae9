import { findSigned, sign } from '../../http/signing.ts';

const HOUR_MS = 3_600_000;

/** How long a link in an email opens its order. */
export const EMAIL_LINK_MS = 90 * 24 * HOUR_MS;
/** How long the token lasts that an answer of ours carries. */
export const ANSWER_LINK_MS = HOUR_MS;

/** What opens one order for who holds it, until a time in milliseconds. */
export const orderToken = (orderId: string, until: number, secret: string): string =>
  sign(`${orderId}:${until}`, 'order-link', secret);

/** Until when a token opens this order, which may be over; null when it is none for this order. */
export const findLinkEnd = (token: string, orderId: string, secret: string): number | null => {
  const [id, until] = findSigned(token, 'order-link', secret)?.split(':') ?? [];
  return id === orderId ? Number(until) : null;
};

/** Whether a token is one for this order, and its time is not over. */
export const opensOrder = (token: string, orderId: string, now: number, secret: string): boolean => {
  const until = findLinkEnd(token, orderId, secret);
  return until !== null && now < until;
};

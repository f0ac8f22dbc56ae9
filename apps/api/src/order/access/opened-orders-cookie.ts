import { COOKIES, cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSigned, sign } from '../../http/signing.ts';
import type { OrderDeps } from '../deps.ts';

/** Enough for one person; each order makes the cookie longer. */
const MOST_ORDERS = 10;

type Signs = Pick<OrderDeps, 'secret' | 'secureCookies' | 'clock'>;

/** An order that a link has opened in this browser, and until when, in milliseconds. */
interface OpenedOrder {
  readonly id: string;
  readonly until: number;
}

/** Whether a link opened this order in this browser, and its time is not over. */
export const isOpenedHere = (request: Pick<FastifyRequest, 'headers'>, id: string, deps: Signs): boolean =>
  openedOrders(request, deps).some((order) => order.id === id);

/** Opens an order in this browser, as long as its link does and 30 days at most; the oldest of many is forgotten. */
export const keepOpened = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { id, until }: OpenedOrder,
  deps: Signs,
): void => {
  const end = Math.min(until, deps.clock.now() + COOKIES.orders * 1_000);
  const others = openedOrders(request, deps).filter((order) => order.id !== id);
  const opened = [{ id, until: end }, ...others].slice(0, MOST_ORDERS);
  const text = opened.map((order) => `${order.id}:${order.until}`).join('.');
  reply.header(
    'set-cookie',
    cookieLine('orders', sign(text, 'opened-orders', deps.secret), deps.secureCookies),
  );
};

/** The newest first. */
const openedOrders = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { secret, secureCookies, clock }: Signs,
): OpenedOrder[] => {
  const cookie = findCookie(headers.cookie, nameOfCookie('orders', secureCookies));
  const text = cookie === null ? null : findSigned(cookie, 'opened-orders', secret);
  const entries = text?.split('.').map((entry) => entry.split(':')) ?? [];
  return entries
    .map(([id = '', until]) => ({ id, until: Number(until) }))
    .filter(({ until }) => clock.now() < until);
};

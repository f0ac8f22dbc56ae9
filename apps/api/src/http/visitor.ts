import { randomBytes } from 'node:crypto';
import { COOKIES, cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../deps.ts';
import { findSigned, sign } from './signing.ts';

/** How often the cookie of a visitor who comes back is set anew. */
const RENEWED_AFTER_MS = 24 * 3_600_000;

type Signs = Pick<BaseDeps, 'secret' | 'secureCookies' | 'clock'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's id when the cookie's signature is valid, else null. */
    visitorId: string | null;
    /** The id whose cookie is to be set anew with the answer. */
    visitorToRenew: string | null;
  }
}

/** Reads the signed visitor cookie of every request. It lives on while the visitor comes back. */
export const readVisitors = (app: FastifyInstance, deps: Signs): void => {
  app.decorateRequest('visitorId', null);
  app.decorateRequest('visitorToRenew', null);
  app.addHook('onRequest', async (request) => {
    const visitor = findVisitor(request.headers.cookie, deps);
    request.visitorId = visitor?.id ?? null;
    if (visitor && deps.clock.now() - visitor.since >= RENEWED_AFTER_MS) request.visitorToRenew = visitor.id;
  });
  app.addHook('onSend', async (request, reply) => {
    // An answer that caches may keep must not carry a cookie.
    if (request.visitorToRenew === null || reply.getHeader('cache-control') !== 'no-store') return;
    reply.header('set-cookie', visitorCookie(request.visitorToRenew, deps));
  });
};

/** Whose cookies they are, for what is decided before the API is asked; null when they have none of ours. */
export const visitorOfCookies = (cookies: string | undefined, deps: Signs): string | null =>
  findVisitor(cookies, deps)?.id ?? null;

/** The visitor's id; a new visitor gets one, with the cookie. Only writes make visitors. */
export const requireVisitor = (request: FastifyRequest, reply: FastifyReply, deps: Signs): string => {
  if (request.visitorId !== null) return request.visitorId;
  const visitorId = newVisitorId();
  request.visitorId = visitorId;
  reply.header('set-cookie', visitorCookie(visitorId, deps));
  return visitorId;
};

/** Clears the visitor's cookie, the orders that links have opened in this browser who recommended the shop there and what was chosen about privacy. */
export const endVisitorCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies }: Pick<BaseDeps, 'secureCookies'>,
): void => {
  request.visitorToRenew = null;
  for (const cookie of ['visitor', 'orders', 'referral', 'campaign', 'visit', 'privacy'] as const)
    reply.header('set-cookie', cookieLine(cookie, '', secureCookies));
};

export const newVisitorId = (): string => randomBytes(16).toString('base64url');

const visitorCookie = (visitorId: string, { secret, secureCookies, clock }: Signs): string =>
  cookieLine('visitor', sign(`${visitorId}:${clock.now()}`, 'visitor', secret), secureCookies);

/** Whose cookie it is and when it was set; null when it is not ours or its time is over. */
const findVisitor = (
  cookies: string | undefined,
  { secret, secureCookies, clock }: Signs,
): { readonly id: string; readonly since: number } | null => {
  const cookie = findCookie(cookies, nameOfCookie('visitor', secureCookies));
  if (cookie === null) return null;
  const [id, time] = findSigned(cookie, 'visitor', secret)?.split(':') ?? [];
  const since = Number(time);
  return id && clock.now() < since + COOKIES.visitor * 1_000 ? { id, since } : null;
};

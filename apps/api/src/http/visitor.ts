import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { findSigned, sign } from './signing.ts';

const COOKIE = 'visitor';
const YEAR_S = 31_536_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's id when the cookie is ours, else null: nobody we know. */
    visitorId: string | null;
  }
}

/** Reads the signed visitor cookie of every request (design section 5). */
export const readVisitors = (app: FastifyInstance, { secret }: Pick<ApiDeps, 'secret'>): void => {
  app.decorateRequest('visitorId', null);
  app.addHook('onRequest', async (request) => {
    const signed = findCookie(request.headers.cookie, COOKIE);
    request.visitorId = signed === null ? null : findSigned(signed, COOKIE, secret);
  });
};

/** The visitor's id; a new visitor gets one, with the cookie. Only writes make visitors. */
export const requireVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, secureCookies }: Pick<ApiDeps, 'secret' | 'secureCookies'>,
): string => {
  if (request.visitorId !== null) return request.visitorId;
  const visitorId = randomBytes(16).toString('base64url');
  const secure = secureCookies ? '; Secure' : '';
  request.visitorId = visitorId;
  reply.header(
    'set-cookie',
    `${COOKIE}=${sign(visitorId, COOKIE, secret)}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  );
  return visitorId;
};

/** One cookie of a Cookie header, or null. */
export const findCookie = (header: string | undefined, name: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

import { createHmac } from 'node:crypto';
import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyRequest } from 'fastify';
import type { BaseDeps } from '../deps.ts';
import { keyOf } from './purpose-keys.ts';

/** The number of a visit that a page of it has told something of; it names no person. */
export const visitOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { secureCookies }: Pick<BaseDeps, 'secureCookies'>,
): string | null => {
  const visit = findCookie(headers.cookie, nameOfCookie('visit', secureCookies));
  return visit !== null && /^[\w-]{16}$/.test(visit) ? visit : null;
};

/**
 * What a service of analytics knows a visit by. Orders have this number and not that of the visit, so that the steps which are
 * stored of a visit lead to no person.
 */
export const toldVisit = (visit: string, { secret }: Pick<BaseDeps, 'secret'>): string =>
  createHmac('sha256', keyOf(secret, 'told-visit')).update(visit).digest('base64url').slice(0, 16);

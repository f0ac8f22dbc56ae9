import { cookieLine } from '@counterpane/contract/visitor/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderDeps } from '../../order/deps.ts';
import { takeBedSize } from './bed-size.ts';
import type { CustomerAuth } from './customer-auth.ts';
import { endSession, forgetVisitorOf } from './store.ts';

/** Ends the session that a browser has, if it has one: a copy of its cookie opens nothing after that. Answers whose it was. */
export const endSessionOf = async (
  { database }: Pick<OrderDeps, 'database'>,
  auth: CustomerAuth,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string | null> => {
  const found = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
  if (!found) return null;
  await endSession(database.db, found.user.id, found.session.id);
  return found.user.id;
};

/** Signs a browser out. */
export const signOut = async (
  deps: Pick<OrderDeps, 'database' | 'secureCookies'>,
  auth: CustomerAuth,
  request: Pick<FastifyRequest, 'headers' | 'visitorId'>,
  reply: FastifyReply,
): Promise<void> => {
  const customerId = await endSessionOf(deps, auth, request);
  if (customerId !== null) {
    await takeBedSize(deps, request, reply, customerId);
    if (request.visitorId !== null) await forgetVisitorOf(deps.database.db, customerId, request.visitorId);
  }
  reply.header('set-cookie', cookieLine('customer', '', deps.secureCookies));
};

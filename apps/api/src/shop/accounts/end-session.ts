import { cookieLine } from '@counterpane/contract/visitor/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderDeps } from '../../order/deps.ts';
import type { CustomerAuth } from './customer-auth.ts';
import { endSession } from './store.ts';

/** Ends the session that a browser has, if it has one: a copy of its cookie opens nothing after that. */
export const endSessionOf = async (
  { database }: Pick<OrderDeps, 'database'>,
  auth: CustomerAuth,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<void> => {
  const found = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
  if (found) await endSession(database.db, found.user.id, found.session.id);
};

/** Signs a browser out. */
export const signOut = async (
  deps: Pick<OrderDeps, 'database' | 'secureCookies'>,
  auth: CustomerAuth,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<void> => {
  await endSessionOf(deps, auth, request);
  reply.header('set-cookie', cookieLine('customer', '', deps.secureCookies));
};

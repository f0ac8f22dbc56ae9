import { idSchema } from '@counterpane/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { findSigned } from '../http/signing.ts';
import { findOrder, type Order } from './store.ts';

/**
 * The order, when the request may see it: it is its visitor's, or whoever holds its signed token. Ids are not
 * credentials (design section 5).
 */
export const findOwnOrder = async (
  { database, secret }: Pick<ApiDeps, 'database' | 'secret'>,
  request: FastifyRequest,
  id: string,
  token?: string,
): Promise<Order | null> => {
  const order = idSchema.safeParse(id).success ? await findOrder(database.db, id) : null;
  if (!order) return null;
  const holdsToken = token !== undefined && findSigned(token, 'order-link', secret) === order.id;
  return holdsToken || order.visitorId === request.visitorId ? order : null;
};

import { idSchema } from '@counterpane/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { ANSWER_LINK_MS, opensOrder, orderToken } from './order-link.ts';
import { findOrder, type Order } from './store.ts';

/**
 * The order, when the request may see it: it is its visitor's, or belongs to the storefront that was asked and the request
 * holds a signed token whose time is not over. Ids are not credentials (design section 5).
 */
export const findOwnOrder = async (
  { database, secret, clock }: Pick<ApiDeps, 'database' | 'secret' | 'clock'>,
  request: FastifyRequest,
  id: string,
  token?: string,
): Promise<Order | null> => {
  const order = idSchema.safeParse(id).success ? await findOrder(database.db, id) : null;
  if (!order) return null;
  if (order.visitorId === request.visitorId) return order;
  const isHere = order.storefront === request.storefront.key;
  return isHere && token !== undefined && opensOrder(token, order.id, clock.now(), secret) ? order : null;
};

/** The token that an answer about the order carries: a new one for its visitor; a link is not made longer by its use. */
export const tokenOfAnswer = (
  order: Pick<Order, 'id' | 'visitorId'>,
  request: Pick<FastifyRequest, 'visitorId'>,
  { secret, clock }: Pick<ApiDeps, 'secret' | 'clock'>,
  token = '',
): string =>
  order.visitorId === request.visitorId ? orderToken(order.id, clock.now() + ANSWER_LINK_MS, secret) : token;

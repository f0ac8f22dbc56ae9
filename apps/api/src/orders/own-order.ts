import { idSchema } from '@counterpane/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { isOpenedHere } from './opened-orders.ts';
import { ANSWER_LINK_MS, opensOrder, orderToken } from './order-link.ts';
import { findOrder, type Order } from './store.ts';

type Knows = Pick<ApiDeps, 'database' | 'secret' | 'secureCookies' | 'clock'>;

/**
 * The order, when the request may see it: it is its visitor's, or belongs to the storefront that was asked and a link has
 * opened it in this browser, or the request holds a signed token whose time is not over. Ids are not credentials
 * (design section 5).
 */
export const findOwnOrder = async (
  deps: Knows,
  request: FastifyRequest,
  id: string,
  token?: string,
): Promise<Order | null> => {
  const order = idSchema.safeParse(id).success ? await findOrder(deps.database.db, id) : null;
  if (!order) return null;
  if (isOfVisitor(order, request)) return order;
  if (order.storefront !== request.storefront.key) return null;
  const isOpen =
    isOpenedHere(request, order.id, deps) ||
    (token !== undefined && opensOrder(token, order.id, deps.clock.now(), deps.secret));
  return isOpen ? order : null;
};

/** Whether the visitor who asks placed the order. A link shows less of the person (decision 025). */
export const isOfVisitor = (
  { visitorId }: Pick<Order, 'visitorId'>,
  request: Pick<FastifyRequest, 'visitorId'>,
): boolean => visitorId === request.visitorId;

/** The token that an answer about the order carries: a new one for its visitor; a link is not made longer by its use. */
export const tokenOfAnswer = (
  order: Pick<Order, 'id' | 'visitorId'>,
  request: Pick<FastifyRequest, 'visitorId'>,
  { secret, clock }: Pick<ApiDeps, 'secret' | 'clock'>,
  token = '',
): string =>
  isOfVisitor(order, request) ? orderToken(order.id, clock.now() + ANSWER_LINK_MS, secret) : token;

import type { FastifyRequest } from 'fastify';
import type { Order } from './store.ts';

/**
 * Where a provider sends the shopper back: to the store that the order was placed in, never to an
 * address from the request's body.
 */
export const returnUrls = (
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  order: Pick<Order, 'id'>,
): { returnUrl: string; cancelUrl: string } => {
  const base = `${request.protocol}://${request.host}/checkout`;
  return {
    returnUrl: `${base}/review?orderId=${order.id}`,
    cancelUrl: `${base}/billing`,
  };
};

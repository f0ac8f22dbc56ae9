import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import type { Order } from './store.ts';

/**
 * Where a provider sends the shopper back: to the address of ours that they came from, whose cookie
 * they have; to the storefront's own address when they came from no address of ours; never to one from
 * the request's body.
 */
export const returnUrls = (
  { storefrontUrl, isOwnHost }: Pick<ApiDeps, 'storefrontUrl' | 'isOwnHost'>,
  { host }: Pick<FastifyRequest, 'host'>,
  { id, storefront }: Pick<Order, 'id' | 'storefront'>,
): { returnUrl: string; cancelUrl: string } => {
  const base = new URL(storefrontUrl(storefront));
  if (isOwnHost(host)) base.host = host;
  return {
    returnUrl: new URL(`/checkout/review?orderId=${id}`, base).href,
    cancelUrl: new URL('/checkout/billing', base).href,
  };
};

import type { FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../deps.ts';
import { framedReturns, isFramed } from '../framed-pages/framed-return.ts';
import { languagePath } from '../orders/language-of-order.ts';
import type { Order } from '../orders/store.ts';

interface Shop extends Pick<OrderDeps, 'storefrontUrl' | 'isOwnHost'> {
  readonly catalogue: { getStorefront(key: string): Pick<Storefront, 'definition'> };
}

/**
 * Where a provider sends the shopper back: to the address of ours that they came from, whose cookie
 * they have, in the language that they ordered in; to the storefront's own address when they came from no address of
 * ours; never to one from the request's body. From a payment for what comes in exchange it is the order of the old
 * piece, from one for an address the order that goes there.
 */
export const returnUrls = (
  { storefrontUrl, isOwnHost, catalogue }: Shop,
  { host }: Pick<FastifyRequest, 'host'>,
  order: Pick<Order, 'id' | 'storefront'> & {
    readonly frozen: Pick<Order['frozen'], 'metadata'> &
      Partial<Pick<Order['frozen'], 'billingProvider' | 'exchangeOf' | 'addressOf'>>;
  },
): { returnUrl: string; cancelUrl: string } => {
  const base = new URL(storefrontUrl(order.storefront));
  if (isOwnHost(host)) base.host = host;
  const path = languagePath(order, catalogue.getStorefront(order.storefront));
  const { orderId, returnId } = order.frozen.exchangeOf ?? {};
  if (orderId && returnId)
    return {
      returnUrl: new URL(`${path}/orders/${orderId}/exchange/paid?return=${returnId}`, base).href,
      cancelUrl: new URL(`${path}/orders/${orderId}?news=exchange-left`, base).href,
    };
  const { addressOf } = order.frozen;
  if (addressOf)
    return {
      returnUrl: new URL(`${path}/orders/${addressOf.orderId}/address/paid`, base).href,
      cancelUrl: new URL(`${path}/orders/${addressOf.orderId}?news=address-left`, base).href,
    };
  if (isFramed(order.frozen.billingProvider ?? '')) return framedReturns(base, path, order.id);
  return {
    returnUrl: new URL(`${path}/checkout/review?orderId=${order.id}`, base).href,
    cancelUrl: new URL(`${path}/checkout/billing?leftOrder=${order.id}`, base).href,
  };
};

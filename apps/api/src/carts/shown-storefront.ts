import type { FastifyRequest } from 'fastify';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { ApiDeps } from '../deps.ts';

/** The storefront of a request: that of its host, or that of the cart which staff are in. */
export const shownStorefront = (
  { catalogue }: Pick<ApiDeps, 'catalogue'>,
  { controlled, hostname }: Pick<FastifyRequest, 'controlled' | 'hostname'>,
): Storefront =>
  controlled ? catalogue.getStorefront(controlled.cart.storefront) : catalogue.storefrontOf(hostname);

import type { FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartDeps } from '../deps.ts';

/**
 * The storefront of a request: that of its host, or that of the cart which staff are in, in the language of their page
 * where it has that.
 */
export const storefrontForCart = (
  { catalogue }: Pick<CartDeps, 'catalogue'>,
  { controlled, storefront }: Pick<FastifyRequest, 'controlled' | 'storefront'>,
): Storefront =>
  controlled ? catalogue.getStorefront(controlled.cart.storefront, storefront.language) : storefront;

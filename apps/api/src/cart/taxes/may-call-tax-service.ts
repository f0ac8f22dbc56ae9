import type { FastifyRequest } from 'fastify';
import { callerOf, countLimited } from '../../http/limiter.ts';
import { hasItems } from '../carts/has-items.ts';
import type { CartDeps } from '../deps.ts';

/**
 * Whether a request may cause a call to the tax service: its visitor has something to order and is within the
 * limit.
 */
export const mayCallTaxService = (deps: CartDeps, request: FastifyRequest) => async (): Promise<boolean> => {
  const { visitorId, storefront } = request;
  if (!(await hasItems(deps.database.db, visitorId, storefront.key))) return false;
  return (await countLimited(deps, 'askTaxService', callerOf(deps, request))) === null;
};

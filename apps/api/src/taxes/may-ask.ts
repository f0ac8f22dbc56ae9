import type { FastifyRequest } from 'fastify';
import { hasItems } from '../carts/has-items.ts';
import type { ApiDeps } from '../deps.ts';
import { callerOf, countLimited } from '../http/limiter.ts';

/** Whether a request may have the tax service asked: its visitor has something to order, and has not asked often. */
export const mayAskTaxService = (deps: ApiDeps, request: FastifyRequest) => async (): Promise<boolean> => {
  const { database, catalogue } = deps;
  const { key } = catalogue.storefrontOf(request.hostname);
  if (!(await hasItems(database.db, request.visitorId, key))) return false;
  return (await countLimited(deps, 'askTaxService', callerOf(deps, request))) === null;
};

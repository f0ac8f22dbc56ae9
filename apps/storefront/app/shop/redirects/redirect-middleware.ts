import type { MiddlewareFunction } from 'react-router';
import { getClient } from '../../api.ts';
import { pagePath } from '../../language/page-path.ts';
import { getServices } from '../../services.ts';
import { normalizePath } from './normalize-path.ts';

/**
 * One address a page [C2]: another spelling of it, and another name that the catalogue tells, lead
 * there for good, with the query they were asked with. The page itself is tried first: a name never hides one.
 */
export const redirectMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!['GET', 'HEAD'].includes(request.method)) return next();
  const { basePath } = getServices(context);
  const { pathname, search } = new URL(request.url);
  const path = pagePath(request, context);
  // Ids and signatures of orders are what they are; `.data` is asked for by our own script.
  const isOurs = path.startsWith('/orders/') || path.endsWith('.data');
  const normalized = isOurs ? path : normalizePath(path);
  const moveTo = (to: string) => movedTo(basePath + to + search);
  const findOther = async () => {
    const answer = await getClient(context).redirect(normalized);
    return answer.ok ? answer.result.to : null;
  };
  // One step, also for another spelling of another name.
  if (normalized !== path || pathname === basePath) return moveTo((await findOther()) ?? normalized);
  const response = await next();
  if (response.status !== 404 || isOurs) return response;
  const other = await findOther();
  return other === null ? response : moveTo(other);
};

const movedTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { Location: location } });

import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { isPrivatePath } from './private-paths.ts';
import { getServices } from './services.ts';

const FOR_EVERYONE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400';
const FOR_ONE = 'private, no-store';

/** Says of every answer who may keep it: only successful public pages are the same for everyone. */
export const cacheMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const response = await next();
  const isShared =
    response.status === 200 &&
    ['GET', 'HEAD'].includes(request.method) &&
    !getServices(context).responseHeaders.has('Cache-Control') &&
    !isPrivatePath(new URL(request.url).pathname);
  response.headers.set('Cache-Control', isShared ? FOR_EVERYONE : FOR_ONE);
  return response;
};

/** Keeps a page out of every cache that lacks what it should show, because a service has failed. */
export const leaveUncached = (context: Readonly<RouterContextProvider>): void => {
  getServices(context).responseHeaders.set('Cache-Control', FOR_ONE);
};

/** Names what a page shows, so that a change of it can purge the page. @example tagPage(context, ['product:mattress']) */
export const tagPage = (context: Readonly<RouterContextProvider>, tags: readonly string[]): void => {
  getServices(context).responseHeaders.set('Cache-Tag', tags.join(' '));
};

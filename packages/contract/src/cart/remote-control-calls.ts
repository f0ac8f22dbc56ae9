import type { FetchApi } from '../call.ts';
import { endpointCall, endpointUrl } from '../endpoint-call.ts';
import { UNDER_CONTROL } from './controlled-path.ts';
import type { EnterCart } from './remote-control.ts';
/** The shopper's side: asks for help with the own cart, and ends it. */
export const createRemoteTokenClient = (fetchApi: FetchApi) => ({
  /** Lets staff in for an hour, and answers with what does. */
  askForHelp: (cartId: string) =>
    endpointCall(fetchApi, 'POST /carts/:cartId/remoteToken')({ params: { cartId } }),
  /** What lets staff in already; 404 when nothing does. */
  remoteToken: (cartId: string) =>
    endpointCall(fetchApi, 'GET /carts/:cartId/remoteToken')({ params: { cartId } }),
  endHelp: (cartId: string) =>
    endpointCall(fetchApi, 'DELETE /carts/:cartId/remoteToken')({ params: { cartId } }),
});

/** The side of staff: comes into a cart, finds things for it, goes. */
export const createRemoteControlClient = (fetchApi: FetchApi) => ({
  enter: (by: EnterCart) => endpointCall(fetchApi, 'POST /staff/carts')({ body: by }),
  cart: (cartId: string) => endpointCall(fetchApi, 'GET /staff/carts/:cartId')({ params: { cartId } }),
  leave: (cartId: string) => endpointCall(fetchApi, 'DELETE /staff/carts/:cartId')({ params: { cartId } }),
  findProducts: (cartId: string, q: string) =>
    endpointCall(fetchApi, 'GET /staff/carts/:cartId/products')({ params: { cartId }, query: { q } }),
});

/**
 * Lets the calls of a shopper's client go to a cart under control: the same calls, the same rules. With a version
 * a write that is meant for an older cart is refused.
 * @example createClient(controlling(fetchApi, cartId, 7)).setCoupon('SLEEP10')
 */
export const controlling =
  (fetchApi: FetchApi, cartId: string, version: number | null): FetchApi =>
  (path, init) => {
    const own = endpointUrl('GET /carts/my', {});
    const controlled = `${endpointUrl('GET /staff/carts/:cartId', { cartId })}${UNDER_CONTROL}`;
    const headers = new Headers(init?.headers);
    if (version !== null && init?.method !== 'GET') headers.set('if-match', String(version));
    return fetchApi(path.startsWith(own) ? controlled + path.slice(own.length) : path, { ...init, headers });
  };

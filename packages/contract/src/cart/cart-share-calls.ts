import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
/** The calls about sharing a cart. Reading one writes nothing. */
export const createShareClient = (fetchApi: FetchApi) => ({
  share: () => callEndpoint(fetchApi, 'GET /carts/my/share'),
  makeShare: (multiUse: boolean) => callEndpoint(fetchApi, 'POST /carts/my/share', { body: { multiUse } }),
  endShare: () => callEndpoint(fetchApi, 'DELETE /carts/my/share'),
  sharedCart: (cartId: string, token: string | null = null) =>
    callEndpoint(fetchApi, 'GET /carts/shared/:cartId', {
      params: { cartId },
      query: { token: token ?? undefined },
    }),
});

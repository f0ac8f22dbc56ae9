import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
/** The calls about sharing a cart. Reading one writes nothing. */
export const createShareClient = (fetchApi: FetchApi) => ({
  share: () => endpointCall(fetchApi, 'GET /carts/my/share')(),
  makeShare: (multiUse: boolean) => endpointCall(fetchApi, 'POST /carts/my/share')({ body: { multiUse } }),
  endShare: () => endpointCall(fetchApi, 'DELETE /carts/my/share')(),
  sharedCart: (cartId: string, token: string | null = null) =>
    endpointCall(
      fetchApi,
      'GET /carts/shared/:cartId',
    )({
      params: { cartId },
      query: { token: token ?? undefined },
    }),
});

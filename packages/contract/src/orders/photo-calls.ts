import { type Answer, call, type FetchApi, withoutDotSegments } from '../call.ts';
import type { ResultOf } from '../endpoint.ts';
import type { EndpointAt } from '../endpoints.ts';

/** Sends the files of a form, named `photos`: the one call whose body is no JSON. */
export function sendPhotos(
  fetchApi: FetchApi,
  orderId: string,
  files: readonly File[],
): Promise<Answer<ResultOf<EndpointAt<'POST /orders/:id/photos'>>>>;
export function sendPhotos(
  fetchApi: FetchApi,
  orderId: string,
  files: readonly File[],
): Promise<Answer<unknown>> {
  const body = new FormData();
  for (const file of files) body.append('photos', file);
  const path = withoutDotSegments(`/orders/${encodeURIComponent(orderId)}/photos`);
  return call(fetchApi, `/api${path}`, { method: 'POST', body });
}

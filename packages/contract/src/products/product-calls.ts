import { type Answer, call, type FetchApi } from '../call.ts';
import type { ProductView } from './products.ts';

/** Which products are asked for: by their names or by their ids. */
export type WantedProducts = { readonly name: readonly string[] } | { readonly ids: readonly string[] };

/** Where a list of products is read. */
export const productsUrl = (wanted: WantedProducts): string =>
  `/api/products?${Object.entries(wanted).map(([key, values]) => `${key}=${encodeURIComponent(values.join(','))}`)}`;

/** A list of products. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchProducts = (
  fetchApi: FetchApi,
  wanted: WantedProducts,
): Promise<Answer<{ data: ProductView[] }>> => call(fetchApi, productsUrl(wanted), { method: 'GET' });

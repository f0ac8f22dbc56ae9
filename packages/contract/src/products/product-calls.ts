import type { FetchApi } from '../call.ts';
import { plainQuery, readPlain } from '../call-plain.ts';

/** Which products are asked for: by their names or by their ids. */
export type WantedProducts = { readonly name: readonly string[] } | { readonly ids: readonly string[] };

/** Where a list of products is read. */
export const productsUrl = (wanted: WantedProducts): string => `/api/products${queryOf(wanted)}`;

/** A list of products. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchProducts = (fetchApi: FetchApi, wanted: WantedProducts) =>
  readPlain(fetchApi, '/products', queryOf(wanted));

const queryOf = (wanted: WantedProducts): string =>
  plainQuery<'/products'>(
    Object.fromEntries(Object.entries(wanted).map(([key, values]) => [key, values.join(',')])),
  );

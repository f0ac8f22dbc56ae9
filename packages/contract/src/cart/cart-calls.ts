import type { FetchApi } from '../call.ts';
import { readPlain } from '../call-plain.ts';

/** The visitor's cart. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchCart = (fetchApi: FetchApi) => readPlain(fetchApi, '/carts/my');

import { type Answer, call, type FetchApi } from '../call.ts';
import type { CartView } from './carts.ts';

/** The visitor's cart. Apart from the client, so that a plain page's script carries nothing of the other calls. */
export const fetchCart = (fetchApi: FetchApi): Promise<Answer<CartView>> =>
  call(fetchApi, '/api/carts/my', { method: 'GET' });

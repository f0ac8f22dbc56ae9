import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import type { Route } from './+types/route.ts';

/** Leads to another storefront and takes the visitor's cart along (catalogue section 6). */
export const loader = async ({ context, params }: Route.LoaderArgs): Promise<Response> => {
  const { url, cartId, token } = requireResult(await getClient(context).handOver(params.storefront));
  const headers = { 'Cache-Control': 'no-store' };
  if (cartId === null || token === null) return redirect(url, { status: 303, headers });
  const target = new URL('checkout/cart', url);
  target.search = String(new URLSearchParams({ cart: cartId, token }));
  return redirect(target.href, { status: 303, headers });
};

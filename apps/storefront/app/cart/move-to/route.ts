import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { carriedQuery } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** Leads to another storefront and takes the visitor's cart along, and what a campaign put into the address [C6]. */
export const loader = async ({ context, params, request }: Route.LoaderArgs): Promise<Response> => {
  const { url, cartId, token } = requireResult(await getClient(context).handOver(params.storefront));
  const headers = { 'Cache-Control': 'no-store' };
  const kept = carriedQuery(new URL(request.url).searchParams);
  const hasCart = cartId !== null && token !== null;
  if (hasCart) {
    kept.set('cart', cartId);
    kept.set('token', token);
  }
  const target = new URL(hasCart ? 'checkout/cart' : '', url);
  target.search = String(kept);
  return redirect(target.href, { status: 303, headers });
};

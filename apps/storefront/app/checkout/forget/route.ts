import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { pageUrls } from '../../page-urls.ts';
import type { Route } from './+types/route.ts';

/** A button leads here, never a link: a shopper who types the address is at the cart, with nothing forgotten. */
export const loader = () => redirect(pageUrls.cart());

export const action = async ({ context }: Route.ActionArgs) => {
  requireResult(await getClient(context).resetCheckout());
  return redirect(pageUrls.checkout('shipping'));
};

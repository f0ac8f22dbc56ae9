import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { pageUrls } from '../../page-urls.ts';
import { nextStep } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** GET redirects to the cart: only a form sends here. */
export const loader = () => redirect(pageUrls.cart());

/** The shopper declines: the offer is not shown again, and the checkout goes on. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireResult(await getClient(context).acknowledge('bmsm'));
  return redirect(nextStep('shipping', request));
};

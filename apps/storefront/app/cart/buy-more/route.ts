import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { pageUrls } from '../../page-urls.ts';
import { nextStep } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** A button leads here, never a link. */
export const loader = () => redirect(pageUrls.cart());

/** No more is wanted: it is not asked again, and the checkout goes on. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireResult(await getClient(context).acknowledge('bmsm'));
  return redirect(nextStep('shipping', request));
};

import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { getClient, requireResult } from '../../api.ts';
import { nextStep } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** A button leads here, never a link. */
export const loader = () => redirect(addresses.cart());

/** No more is wanted: it is not asked again, and the checkout goes on. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireResult(await getClient(context).acknowledge('bmsm'));
  return redirect(nextStep('shipping', request));
};

import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { addExtra } from '../../cart/add-extra.ts';
import { pageUrls } from '../../page-urls.ts';
import { nextStep } from '../../payment/step-url.ts';
import type { Route } from './+types/route.ts';

/** A button leads here, never a link. */
export const loader = () => redirect(pageUrls.cart());

/**
 * Puts the chosen plan into the cart, or none, and does not ask again. A plan that is not offered any more is not added:
 * the page that follows shows the cart as it is.
 */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getClient(context);
  const form = await request.formData();
  const plan = form.get('plan');
  if (plan !== null) await addExtra(client, String(form.get('line') ?? ''), String(plan));
  requireResult(await client.acknowledge('extend'));
  return redirect(nextStep('billing', request));
};

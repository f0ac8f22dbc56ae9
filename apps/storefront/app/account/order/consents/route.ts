import { redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { pageUrls } from '../../../page-urls.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: consents are withdrawn by a form of the order's page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pageUrls.order(params.id));

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const channel = (await request.formData()).get('channel') === 'sms' ? 'sms' : 'email';
  requireResult(await getClient(context).withdrawConsent(params.id, channel));
  return redirect(pageUrls.order(params.id, 'consent'), 303);
};

import { redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { pageUrls } from '../../../page-urls.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: something is added by a form of the order's page, which says why it cannot be. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(pageUrls.order(params.id));

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  const client = getClient(context);
  if ((await request.formData()).get('intent') === 'separate') {
    requireResult(await client.orderSeparately());
    return redirect(pageUrls.order(id), 303);
  }
  const answer = await client.addToOrder(id);
  if (!answer.ok && answer.status === 404) requireResult(answer);
  // The cart says that it is added to the order; where it cannot be any more, the order's page says why.
  return redirect(answer.ok ? pageUrls.cart() : pageUrls.order(id), 303);
};

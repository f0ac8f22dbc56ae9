import { redirect } from 'react-router';
import { requireResult } from '../../api.ts';
import { pageUrls } from '../../page-urls.ts';
import { getServices } from '../../services.ts';
import { getCustomerClient } from '../customer-client.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: signing out is a form of the account. */
export const loader = () => redirect(pageUrls.myAccount());

export const action = async ({ context }: Pick<Route.ActionArgs, 'context'>) => {
  requireResult(await getCustomerClient(context).signOutCustomer());
  // Not "cookies": the cart of the visitor stays.
  getServices(context).responseHeaders.set('clear-site-data', '"cache"');
  return redirect(pageUrls.login(), 303);
};

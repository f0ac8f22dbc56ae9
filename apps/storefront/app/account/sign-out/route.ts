import { redirect } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { requireResult } from '../../api.ts';
import { getServices } from '../../services.ts';
import { getCustomerClient } from '../customer-client.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: signing out is a form of the account. */
export const loader = () => redirect(accountUrls.myAccount());

export const action = async ({ context }: Pick<Route.ActionArgs, 'context'>) => {
  requireResult(await getCustomerClient(context).signOutCustomer());
  // Not "cookies": the cart of the visitor stays.
  getServices(context).responseHeaders.set('clear-site-data', '"cache"');
  return redirect(accountUrls.login(), 303);
};

import { redirect } from 'react-router';
import { pageUrls } from '../../page-urls.ts';
import { getServices } from '../../services.ts';
import { getStaffClient } from '../require-staff.ts';
import type { Route } from './+types/route.ts';

/** Nothing to see: signing out is a form of every page of staff. */
export const loader = () => redirect(pageUrls.staffConsole());

export const action = async ({ context }: Pick<Route.ActionArgs, 'context'>) => {
  await getStaffClient(context).signOut();
  // Not "cookies": a shopper's cart may be in the same browser.
  getServices(context).responseHeaders.set('clear-site-data', '"cache"');
  return redirect(pageUrls.staffSignIn());
};

import { returnPath } from '@counterpane/rules/customers/return-path';
import { redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { getCustomerClient } from '../../customer-client.ts';
import type { Route } from './+types/begin.ts';
import { requireAccounts, requireCompany } from './require-company.ts';

/** Leads to the page of a company whose account signs in here. The browser remembers that it asked; nothing else is written. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const company = requireCompany(params.company);
  const to = returnPath(new URL(request.url).searchParams.get('to'));
  const begun = await getCustomerClient(context).beginCompanySignIn(company, to);
  if (begun.ok) return redirect(begun.result.url, 303);
  requireAccounts(begun);
  return redirect(accountUrls.login({ to, failed: company }), 303);
};

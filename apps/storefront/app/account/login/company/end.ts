import { redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { getCustomerClient } from '../../customer-client.ts';
import { withNews } from '../with-news.ts';
import type { Route } from './+types/end.ts';
import { requireAccounts, requireCompany } from './require-company.ts';

/** Where a company leads back to: it signs in the browser that set out from here, and no other. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const company = requireCompany(params.company);
  const answer = new URL(request.url).search.slice(1, MOST_CHARACTERS);
  const ended = await getCustomerClient(context).endCompanySignIn(company, answer);
  if (ended.ok)
    return redirect(ended.result.hasCartJoined ? withNews(ended.result.to) : ended.result.to, 303);
  requireAccounts(ended);
  const isUnproved = ended.error.code === 'company_email_unproved';
  return redirect(accountUrls.login({ [isUnproved ? 'unproved' : 'failed']: company }), 303);
};

/** Apple answers by a form, which the server has turned into a visit; there is no other. */
export const action = ({ params }: Route.ActionArgs) =>
  redirect(accountUrls.login({ failed: requireCompany(params.company) }), 303);

/** Of an answer; what is longer is none. */
const MOST_CHARACTERS = 4_000;

import { SIGN_IN_COMPANIES, type SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';
import { returnPath } from '@counterpane/rules/customers/return-path';
import { data, redirect } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Notice } from '../../design/notice.tsx';
import { fieldErrorsOf } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getCustomerClient } from '../customer-client.ts';
import { parsePasskey } from '../passkeys/parse-passkey.ts';
import { SECRET_ADDRESS } from '../secret-address.ts';
import type { Route } from './+types/route.ts';
import { CompanyFault, CompanySignIn } from './company-sign-in.tsx';
import styles from './login.module.css';
import { CodeForm, EmailForm, LinkForm, PasskeySignIn } from './login-forms.tsx';
import { withNews } from './with-news.ts';

/** Which of the forms is shown: of the link that was followed, of the code that was sent, or of the email. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('link') ?? undefined;
  const state = requireResult(await getCustomerClient(context).signInState(link?.slice(0, MOST_CHARACTERS)));
  if (state.customer && link === undefined) throw redirect(returnPath(searchParams.get('to')), 303);
  return data(
    {
      linkOpens: state.linkOpens,
      isBroken: link !== undefined && state.linkOpens === null,
      companies: state.companies,
      failed: companyIn(searchParams, 'failed'),
      unproved: companyIn(searchParams, 'unproved'),
      codeSentTo: searchParams.has('sent') ? state.codeSentTo : null,
    },
    { headers: SECRET_ADDRESS },
  );
};

/** The company that a sign-in was tried with, as its way back says. */
const companyIn = (query: URLSearchParams, name: string): SignInCompanyId | null =>
  SIGN_IN_COMPANIES.find((company) => company === query.get(name)) ?? null;

export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getCustomerClient(context);
  const { searchParams } = new URL(request.url);
  const to = returnPath(searchParams.get('to'));
  const form = await request.formData();
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  if (form.has('email')) {
    const answer = await client.sendSignInCode(typed('email').slice(0, MOST_CHARACTERS), to);
    if (answer.ok) return redirect(accountUrls.login({ to, sent: '1' }), 303);
    const error = fieldErrorsOf(answer.error).email ?? answer.error.error;
    return data({ error, email: typed('email') }, { status: answer.status, headers: SECRET_ADDRESS });
  }
  if (form.has('passkey')) {
    const passkey = parsePasskey(form);
    const used = passkey && (await client.signInWithPasskey(passkey));
    if (used?.ok) return redirect(used.result.hasCartJoined ? withNews(to) : to, 303);
    const passkeyError = used?.error.error ?? null;
    return data({ passkeyError }, { status: used?.status ?? 400, headers: SECRET_ADDRESS });
  }
  const answer = form.has('code')
    ? await client.enterSignInCode(typed('code').slice(0, 40))
    : await client.followSignInLink((searchParams.get('link') ?? '').slice(0, MOST_CHARACTERS));
  if (answer.ok) return redirect(answer.result.hasCartJoined ? withNews(to) : to, 303);
  // The code was asked for too long ago, or in another browser.
  if (answer.status === 401) return redirect(accountUrls.login({ to }), 303);
  return data({ error: answer.error.error, email: '' }, { status: answer.status, headers: SECRET_ADDRESS });
};

/** What is longer is no link of ours, and no email. */
const MOST_CHARACTERS = 1_000;

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs): Headers =>
  actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Sign in'));
}

/** What the action says of each form. */
const NOTHING: {
  readonly error?: string;
  readonly email?: string;
  readonly passkeyError?: string | null;
} = {};

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { linkOpens, codeSentTo, isBroken, companies, failed, unproved } = loaderData;
  const { error, email, passkeyError } = { ...NOTHING, ...actionData };
  return (
    <PageShell>
      <div className={styles.page}>
        <h1>{t('Sign in')}</h1>
        {isBroken && (
          <Notice look="bad" takesFocus>
            {t('This link is not complete. We can send you a new one.')}
          </Notice>
        )}
        {linkOpens !== null && error === undefined ? (
          <LinkForm email={linkOpens} />
        ) : codeSentTo !== null && linkOpens === null ? (
          <CodeForm email={codeSentTo} error={error} />
        ) : (
          <>
            {passkeyError && (
              <Notice look="bad" takesFocus>
                {passkeyError}
              </Notice>
            )}
            {failed && <CompanyFault company={failed} />}
            {unproved && <CompanyFault company={unproved} isUnproved />}
            <EmailForm email={email || linkOpens || undefined} error={error} />
            <PasskeySignIn />
            <CompanySignIn companies={companies} />
          </>
        )}
      </div>
    </PageShell>
  );
}

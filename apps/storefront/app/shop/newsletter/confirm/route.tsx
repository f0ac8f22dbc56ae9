import { endpointCall } from '@counterpane/contract/endpoint-call';
import { NEWSLETTER_CONSENT } from '@counterpane/contract/visitor/mailing-questions';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { getFetchApi, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { Button } from '../../../design/button.tsx';
import { headText } from '../../../language/head-text.ts';
import { useText } from '../../../language/use-text.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { preferencesUrl } from '../../preferences/preference-urls.ts';
import privacy from '../../privacy-choices/privacy-choices.module.css';
import { newsletterUrls } from '../newsletter-urls.ts';
import type { Route } from './+types/route.ts';

/** Looking signs nobody up: programs open the links of emails too. */
export const loader = () => data(null, { headers: { 'Referrer-Policy': 'same-origin' } });

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = async ({ context, request }: Route.ActionArgs) => {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 1_000) ?? '';
  const confirm = endpointCall(getFetchApi(context), 'POST /newsletter/confirmed');
  const confirmed = requireResult(await confirm({ body: { token } }));
  return redirect(preferencesUrl({ token: confirmed.token, saved: '1' }), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('News by email'));
}

export default function ConfirmNewsletterRoute() {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PageShell>
      <div className={privacy.page}>
        <h1>{t('News by email')}</h1>
        <p>{t(NEWSLETTER_CONSENT)}</p>
        <Form method="post" action={newsletterUrls.confirm(search.get('token') ?? '')} reloadDocument>
          <Button look="primary">{t('Confirm my sign-up')}</Button>
        </Form>
      </div>
    </PageShell>
  );
}

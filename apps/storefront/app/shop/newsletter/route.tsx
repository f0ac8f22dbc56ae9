import { endpointCall } from '@counterpane/contract/endpoint-call';
import { NEWSLETTER_CONSENT } from '@counterpane/contract/visitor/mailing-questions';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { getFetchApi } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../form/field.tsx';
import { fieldErrorsOf, WHOLE_FORM } from '../../form/form-errors.ts';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import privacy from '../privacy-choices/privacy-choices.module.css';
import type { Route } from './+types/route.ts';
import { newsletterUrls } from './newsletter-urls.ts';

/** Has a link sent to the email. The answer is the same for every address. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const typed = String((await request.formData()).get('email') ?? '').slice(0, 200);
  const answer = await endpointCall(getFetchApi(context), 'POST /newsletter')({ body: { email: typed } });
  if (answer.ok) return redirect(newsletterUrls.newsletter('sent'), 303);
  return data({ typed, errors: fieldErrorsOf(answer.error) }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('News by email'));
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PageShell>
      <div className={privacy.page}>
        <h1>{t('News by email')}</h1>
        {search.has('sent') && (
          <Notice takesFocus>
            {t('Thank you. We have sent a link to that address: follow it, and you are signed up.')}
          </Notice>
        )}
        {actionData?.errors[WHOLE_FORM] && (
          <Notice look="bad" takesFocus>
            {actionData.errors[WHOLE_FORM]}
          </Notice>
        )}
        <Form method="post" action={newsletterUrls.newsletter()} reloadDocument className={privacy.choices}>
          <TextField
            id="email"
            name="email"
            label={t('Email')}
            type="email"
            maxLength={50}
            required
            autoComplete="email"
            defaultValue={actionData?.typed ?? ''}
            error={actionData?.errors.email}
          />
          <p>{t(NEWSLETTER_CONSENT)}</p>
          <Button look="primary">{t('Sign me up')}</Button>
        </Form>
        <p className={privacy.note}>
          {t('We write to nobody who has not confirmed it by the link.')}{' '}
          <PageLink to="/p/privacy">{t('All that we know about you')}</PageLink>
        </p>
      </div>
    </PageShell>
  );
}

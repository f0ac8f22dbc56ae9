import { data, Form, redirect } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { getAccountClient } from '../../require-staff.ts';
import styles from '../../staff.module.css';
import { SubmitButton } from '../../submit-button.tsx';
import type { Route } from './+types/route.ts';

export const action = async ({ context, request }: Route.ActionArgs) => {
  const code = String((await request.formData()).get('code') ?? '').trim();
  const answer = await getAccountClient(context).enterCode(code);
  if (answer.ok) return redirect(pageUrls.staffConsole());
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Staff sign-in'));
}

/** The second step of signing in. */
export default function CodeRoute({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <Form method="post" className={styles.narrow}>
      <h1>{t('Staff sign-in')}</h1>
      <TextField
        id="code"
        name="code"
        label={t('Code of your authenticator app')}
        error={actionData?.error}
        autoComplete="one-time-code"
        spellCheck={false}
        required
        maxLength={40}
        autoFocus
      />
      <p>{t('Without your telephone, enter one of your recovery codes.')}</p>
      <SubmitButton look="primary" wide>
        {t('Sign in')}
      </SubmitButton>
      <PageLink to={pageUrls.staffSignIn()}>{t('Begin again')}</PageLink>
    </Form>
  );
}

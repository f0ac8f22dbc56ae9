import { PASSWORD_LENGTH } from '@counterpane/rules/staff/decide-password';
import { data, Form, redirect } from 'react-router';
import { Notice } from '../../../design/notice.tsx';
import { TextField } from '../../../form/field.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { reauthenticate } from '../../reauthentication/reauthenticate.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { getAccountClient, getStaffClient, requireAllowed } from '../../require-staff.ts';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../account.module.css';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffClient(context).member());

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const unproved = await reauthenticate(context, form);
  if (unproved) return data({ error: unproved.error }, { status: unproved.status });
  const [current, wanted] = [String(form.get('current') ?? ''), String(form.get('wanted') ?? '')];
  const answer = await getAccountClient(context).changePassword({ current, wanted });
  if (answer.ok) return redirect(pageUrls.staffAccount('password'));
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Change your password'));
}

export default function PasswordRoute({ loaderData: session, actionData }: Route.ComponentProps) {
  const t = useText();
  const isFirst = session.required === 'password_change';
  return (
    <div className={styles.page}>
      {!isFirst && <PageLink to={pageUrls.staffAccount()}>{t('Your account')}</PageLink>}
      <h1>{t('Change your password')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus key={actionData.error}>
          {actionData.error}
        </Notice>
      )}
      {isFirst && (
        <p>
          {t('The password that you were given opens this one session. Choose one of your own to go on.')}
        </p>
      )}
      <p>
        {t('At least {least} characters. Three or four words in a row are good, and easy to remember.', {
          least: PASSWORD_LENGTH.least,
        })}
      </p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="username" autoComplete="username" value={session.email} />
        <TextField
          id="current"
          name="current"
          label={t('Present password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
        />
        <TextField
          id="wanted"
          name="wanted"
          label={t('New password')}
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_LENGTH.least}
          maxLength={PASSWORD_LENGTH.most}
        />
        {session.provesBy === 'code' && <ReauthenticationField id="proof" />}
        <SubmitButton look="primary">{t('Change your password')}</SubmitButton>
      </Form>
    </div>
  );
}

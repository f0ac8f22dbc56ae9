import { data, Form, redirect } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../form/field.tsx';
import { headText } from '../../language/head-text.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { getStaffClient } from '../require-staff.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await getStaffClient(context).member();
  return answer.ok ? redirect(pageUrls.staffConsole()) : null;
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const answer = await getStaffClient(context).signIn({
    email,
    password: String(form.get('password') ?? ''),
  });
  if (answer.ok) return redirect(pageUrls.staffConsole());
  if (answer.error.code === 'code_required') return redirect(pageUrls.staffSignInCode());
  return data({ error: answer.error.error, email }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Staff sign-in'));
}

export default function SignInRoute({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <Form method="post" className={styles.narrow}>
      <h1>{t('Staff sign-in')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus key={actionData.error}>
          {actionData.error}
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        defaultValue={actionData?.email}
      />
      <TextField
        id="password"
        name="password"
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitButton look="primary" wide>
        {t('Sign in')}
      </SubmitButton>
    </Form>
  );
}

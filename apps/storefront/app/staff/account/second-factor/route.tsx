import { data, redirect } from 'react-router';
import { Notice } from '../../../design/notice.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { reauthenticate } from '../../reauthentication/reauthenticate.ts';
import { getAccountClient, requireAllowed } from '../../require-staff.ts';
import styles from '../account.module.css';
import type { Route } from './+types/route.ts';
import { BeginForm, MakeCodesForm } from './begin-forms.tsx';
import { changeSecondFactor } from './change-second-factor.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetupForm } from './setup-form.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getAccountClient(context).account());

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const unproved = await reauthenticate(context, form);
  if (unproved) return data({ step: 'refused' as const, error: unproved.error }, { status: unproved.status });
  const { status, step } = await changeSecondFactor(getAccountClient(context), form);
  if (status === 401) return redirect(pageUrls.staffSignIn());
  return data(step, { status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Second factor'));
}

export default function SecondFactorRoute({ loaderData: account, actionData: step }: Route.ComponentProps) {
  const t = useText();
  const isRequired = account.session.required !== null;
  return (
    <div className={styles.page}>
      {!isRequired && <PageLink to={pageUrls.staffAccount()}>{t('Your account')}</PageLink>}
      <h1>{t('Second factor')}</h1>
      {step?.step === 'refused' && (
        <Notice look="bad" takesFocus key={step.error}>
          {step.error}
        </Notice>
      )}
      {step?.step === 'codes' && <RecoveryCodeList codes={step.recoveryCodes} />}
      {step?.step === 'setup' && <SetupForm setup={step} />}
      {step?.step !== 'codes' && step?.step !== 'setup' && account.hasSecondFactor && (
        <MakeCodesForm left={account.recoveryCodesLeft} />
      )}
      {step?.step !== 'setup' && !account.hasSecondFactor && <BeginForm isRequired={isRequired} />}
    </div>
  );
}

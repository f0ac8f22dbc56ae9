import { Form } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { useText } from '../../../language/use-text.ts';
import { ReauthenticationField } from '../../reauthentication/reauthentication-field.tsx';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../account.module.css';

/** Begins: the next page has the key for the app. */
export const BeginForm = ({ isRequired }: { isRequired: boolean }) => {
  const t = useText();
  return (
    <>
      {isRequired && <p>{t('Your account needs a second factor before you can go on.')}</p>}
      <p>
        {t(
          'With an authenticator app on your telephone, your password alone opens nothing: signing in takes a code that changes every 30 seconds.',
        )}
      </p>
      <Form method="post" className={styles.form}>
        <ReauthenticationField id="proof" />
        <SubmitButton look="primary" name="intent" value="begin">
          {t('Set up your second factor')}
        </SubmitButton>
      </Form>
    </>
  );
};

/** New recovery codes, in place of those that are lost or used. */
export const MakeCodesForm = ({ left }: { left: number }) => {
  const t = useText();
  return (
    <>
      <p>{t('Your second factor is on. Recovery codes left: {count}', { count: left })}</p>
      <p>{t('If you lose your telephone and your codes, an operator of the store can take it off.')}</p>
      <Form method="post" className={styles.form}>
        <TextField
          id="current"
          name="current"
          label={t('Present password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
        />
        <ReauthenticationField id="proof" />
        <SubmitButton name="intent" value="codes">
          {t('Make new recovery codes')}
        </SubmitButton>
      </Form>
    </>
  );
};

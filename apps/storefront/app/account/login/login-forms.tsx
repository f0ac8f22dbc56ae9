import { Form, useSearchParams } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../form/field.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { PasskeyForm } from '../passkeys/passkey-form.tsx';
import styles from './login.module.css';

interface FormProps {
  readonly email: string;
  readonly error?: string | undefined;
}

/** Where a code and a link are sent. */
export const EmailForm = ({ email, error }: Partial<FormProps>) => {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <Form
      method="post"
      action={accountUrls.login({ to: search.get('to') ?? undefined })}
      className={styles.form}
    >
      <p className={styles.lead}>
        {t('We send a code to your email. There is no password, and no account to open first.')}
      </p>
      <TextField
        id="email"
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        error={error}
        key={error}
      />
      <Button look="primary" wide>
        {t('Send me a code')}
      </Button>
      <p className={styles.note}>
        {t('You can order without signing in. An account shows your orders in one place.')}
      </p>
    </Form>
  );
};

/** The code that has been sent. */
export const CodeForm = ({ email, error }: FormProps) => {
  const t = useText();
  const [search] = useSearchParams();
  const to = search.get('to') ?? undefined;
  return (
    <>
      <Form method="post" action={accountUrls.login({ to, sent: '1' })} className={styles.form}>
        <Notice>
          {t('We have sent a code to {email}. It works once, for {count} minutes.', { email, count: 10 })}
        </Notice>
        <TextField
          id="code"
          name="code"
          label={t('Code')}
          error={error}
          key={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          maxLength={20}
          autoFocus
        />
        <Button look="primary" wide>
          {t('Sign in')}
        </Button>
      </Form>
      <div className={styles.others}>
        <Form method="post" action={accountUrls.login({ to })}>
          <input type="hidden" name="email" value={email} />
          <Button look="link">{t('Send another code')}</Button>
        </Form>
        <PageLink to={accountUrls.login({ to })}>{t('Use another email')}</PageLink>
      </div>
    </>
  );
};

/** A link that was followed. Only the button signs in: programs that look into mail follow links too. */
export const LinkForm = ({ email }: FormProps) => {
  const t = useText();
  return (
    <>
      <Form method="post" className={styles.form}>
        <p className={styles.lead}>{t('You are about to sign in as {email} on this device.', { email })}</p>
        <input type="hidden" name="follow" value="1" />
        <Button look="primary" wide>
          {t('Sign in')}
        </Button>
      </Form>
      <PageLink to={accountUrls.login()}>{t('Use another email')}</PageLink>
    </>
  );
};

/** The other way to sign in, where the browser knows passkeys. */
export const PasskeySignIn = () => {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <PasskeyForm action={accountUrls.login({ to: search.get('to') ?? undefined })} kind="sign-in">
      <Button wide>{t('Sign in with a passkey')}</Button>
    </PasskeyForm>
  );
};

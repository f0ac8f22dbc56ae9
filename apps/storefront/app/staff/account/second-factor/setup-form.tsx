import { Form } from 'react-router';
import { TextField } from '../../../form/field.tsx';
import { useText } from '../../../language/use-text.ts';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../account.module.css';
import type { SecondFactorStep } from './change-second-factor.ts';

/** The key as a picture and as text, and the first code of the app that has it. */
export const SetupForm = ({ setup }: { setup: Extract<SecondFactorStep, { step: 'setup' }> }) => {
  const t = useText();
  const { key, uri, qr, error } = setup;
  return (
    <>
      <p>{t('Scan this with your authenticator app, or type the key into it.')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('QR code with the key')}
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {t('Key')}: <span className={styles.key}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="uri" value={uri} />
        <TextField
          id="code"
          name="code"
          label={t('Code that the app shows')}
          error={error ?? undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={40}
          autoFocus={error !== null}
        />
        <SubmitButton look="primary" name="intent" value="confirm">
          {t('Turn it on')}
        </SubmitButton>
      </Form>
    </>
  );
};

import type { Passkey } from '@counterpane/contract/customer/passkeys';
import { Form } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../form/field.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../your-data/your-data.module.css';
import { PasskeyForm } from './passkey-form.tsx';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  /** What this device is called, to name its passkey by. */
  readonly device: string;
}

/** The passkeys of a customer, and where one is added with script. */
export const Passkeys = ({ passkeys, device }: PasskeysProps) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <section aria-labelledby="passkeys" className={styles.part}>
      <h2 id="passkeys">{t('Passkeys')}</h2>
      <p className={styles.note}>
        {t('Sign in with your fingerprint, your face or the PIN of your device, without a code by email.')}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.devices} aria-labelledby="passkeys">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className={styles.device}>
              <p>
                {name}
                <span className={styles.since}>{t('since {date}', { date: days.date(createdAt) })}</span>
              </p>
              <Form method="post">
                <input type="hidden" name="removed" value={id} />
                <Button look="link" aria-label={t('Remove: {passkey}', { passkey: name })}>
                  {t('Remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyForm action={accountUrls.myData()} kind="new">
        <TextField
          id="passkey-name"
          name="name"
          label={t('Name of the passkey')}
          autoComplete="off"
          maxLength={60}
          required
          defaultValue={device}
        />
        <Button>{t('Add a passkey')}</Button>
      </PasskeyForm>
    </section>
  );
};

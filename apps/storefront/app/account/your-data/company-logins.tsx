import type { CompanyLogin } from '@counterpane/contract/customer/company-sign-in';
import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { COMPANY_NAMES } from '../login/company-names.ts';
import styles from './your-data.module.css';

/** The accounts of other companies that sign a customer in; nothing where there are none. */
export const CompanyLogins = ({ logins }: { readonly logins: readonly CompanyLogin[] }) => {
  const t = useText();
  const { days } = useFormat();
  if (logins.length === 0) return null;
  return (
    <section aria-labelledby="logins" className={styles.part}>
      <h2 id="logins">{t('Accounts of other companies')}</h2>
      <p className={styles.note}>
        {t('They sign you in here. Without them you still sign in with a code that we send to your email.')}
      </p>
      <ul className={styles.devices} aria-labelledby="logins">
        {logins.map(({ id, company, since }) => (
          <li key={id} className={styles.device}>
            <p>
              {COMPANY_NAMES[company]}
              <span className={styles.since}>{t('since {date}', { date: days.date(since) })}</span>
            </p>
            <Form method="post">
              <input type="hidden" name="login" value={id} />
              <Button look="link" aria-label={t('Remove {company}', { company: COMPANY_NAMES[company] })}>
                {t('Remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
};

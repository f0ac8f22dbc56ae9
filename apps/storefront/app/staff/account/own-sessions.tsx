import type { OwnSession } from '@counterpane/contract/staff/staff-account';
import { Form } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { SubmitButton } from '../submit-button.tsx';
import styles from './account.module.css';

/** Where a staff member is signed in, each with a button that ends it. */
export const OwnSessions = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions">{t('Where you are signed in')}</h2>
      <ul className={styles.rows} aria-labelledby="sessions">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <SubmitButton>{t('End all others')}</SubmitButton>
        </Form>
      )}
    </section>
  );
};

const Row = ({ session }: { session: OwnSession }) => {
  const t = useText();
  const { days } = useFormat();
  const { id, browser, system, address, begunAt, lastUsedAt, isThisOne } = session;
  const at = (iso: string) => ({ day: days.date(iso), time: iso.slice(11, 16) });
  const device = t('{browser} on {system}', {
    browser: browser ?? t('Unknown browser'),
    system: system ?? t('unknown system'),
  });
  return (
    <li className={styles.row}>
      <p>
        {device}
        {isThisOne && <strong> · {t('this device')}</strong>}
      </p>
      <p className={styles.detail}>
        {t('From {address}', { address })} · {t('since {day}, {time} UTC', at(begunAt))} ·{' '}
        {t('last used on {day} at {time} UTC', at(lastUsedAt))}
      </p>
      {!isThisOne && (
        <Form method="post">
          <input type="hidden" name="session" value={id} />
          <SubmitButton look="link" aria-label={t('End: {device}', { device })}>
            {t('End')}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
};

import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import type { Translate } from '@counterpane/messages/translator';
import { useText } from '../../../language/use-text.ts';
import styles from '../staff-orders.module.css';

/** What a comparison does not see, by account: disputes of which no webhook came. */
export const BlindSpots = ({ runs }: { runs: readonly ReconciliationView[] }) => {
  const t = useText();
  const ways = new Map(runs.map(({ account, findsDisputes }) => [account, findsDisputes ?? null]));
  const blind = [...ways].flatMap(([account, way]) => (way === null ? [] : [{ account, way }]));
  if (blind.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('What a comparison does not see')}</h2>
      <ul className={styles.rows}>
        {blind.map(({ account, way }) => (
          <li key={account} className={styles.row}>
            <p className={styles.title}>{account}</p>
            <p>{wordsOf(t, way)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const wordsOf = (t: Translate, way: NonNullable<ReconciliationView['findsDisputes']>): string => {
  switch (way) {
    case 'when_asked':
      return t(
        'How much is disputed. Each payment of the last 180 days is asked about once a day, and one that is disputed is listed for you to enter.',
      );
    case 'when_debited':
      return t(
        'A dispute whose notification was lost, until its money is taken: the report of that settlement tells of it. Watch for the email that the company sends about each.',
      );
    case 'by_webhook':
      return t(
        'A dispute whose webhook was lost: nothing else tells the store of it. Look into the company’s console from time to time.',
      );
    case 'by_hand':
      return t('Any dispute. The company writes to you: enter each at its order.');
  }
};

import type { UnknownDispute } from '@counterpane/contract/staff/disputes';
import { localizeName } from '../../../language/localize-name.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../staff-orders.module.css';

/** Told of by a company, and of no payment that the store knows: only its own console says what it is about. */
export const UnknownDisputes = ({ unknown }: { unknown: readonly UnknownDispute[] }) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <section className={styles.section}>
      <h2>{t('Disputes of payments that we do not know')}</h2>
      <p>{t('Look them up in the payment company’s own console: the payment may be another shop’s.')}</p>
      <ul className={styles.rows}>
        {unknown.map(({ label, reference, heardAt }) => (
          <li key={reference} className={styles.row}>
            {t('{label}: {reference}, heard of on {date}', {
              label: localizeName(t, label),
              reference,
              date: days.date(heardAt),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
};

import type { StaffExperiment } from '@counterpane/contract/staff/staff-experiments';
import type { Translate } from '@counterpane/messages/translator';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../orders/staff-orders.module.css';
import { differenceText, percentOf } from './difference-text.ts';

type Variant = StaffExperiment['variants'][number];

interface VariantResultProps extends Omit<Variant, 'name'> {
  readonly title: string;
}

/** What came of one variant: how many bought, and how that differs from the first one. */
export const VariantResult = ({ title, share, visitors, buyers, rate, difference }: VariantResultProps) => {
  const t = useText();
  const { language = 'en', country = 'US' } = useStorefront() ?? {};
  return (
    <li className={styles.row}>
      <p className={styles.title}>{t('{name}, for {share} of 100 visitors', { name: title, share })}</p>
      <p>
        {rate === null
          ? t('No visitor has seen it yet')
          : t('{buyers} of {visitors} visitors bought something ({percent}%)', {
              ...{ buyers, visitors, percent: percentOf(rate) },
            })}
      </p>
      {difference && (
        <p className={styles.detail}>
          {differenceText(difference, t, `${language}-${country}`)}
          {` · ${verdictOf(difference, t)}`}
        </p>
      )}
    </li>
  );
};

/** Where the interval leaves zero out, the difference is no chance. */
const verdictOf = ({ low, high }: NonNullable<Variant['difference']>, t: Translate): string => {
  if (low > 0) return t('More of its visitors buy');
  if (high < 0) return t('Fewer of its visitors buy');
  return t('No difference can be told yet');
};

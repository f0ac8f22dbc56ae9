import type { StaffExperiment } from '@counterpane/contract/staff/staff-experiments';
import type { Translate } from '@counterpane/messages/translator';
import { useText } from '../../language/use-text.ts';
import styles from '../orders/staff-orders.module.css';

type Variant = StaffExperiment['variants'][number];

/** What came of one variant: how many bought, and how that differs from the first one. */
export const VariantResult = ({ name, share, visitors, buyers, rate, difference }: Variant) => {
  const t = useText();
  return (
    <li className={styles.row}>
      <p className={styles.title}>{t('{name}, for {share} of 100 visitors', { name, share })}</p>
      <p>
        {rate === null
          ? t('No visitor has seen it yet')
          : t('{buyers} of {visitors} visitors bought something ({percent}%)', {
              ...{ buyers, visitors, percent: percentOf(rate) },
            })}
      </p>
      {difference && (
        <p className={styles.detail}>
          {differenceOf(difference, t)}
          {` · ${verdictOf(difference, t)}`}
        </p>
      )}
    </li>
  );
};

/** With the words for more or fewer in place of a sign; the ends of the range have theirs. */
const differenceOf = ({ estimate, low, high }: NonNullable<Variant['difference']>, t: Translate): string => {
  const range = { low: signed(low), high: signed(high) };
  if (percentOf(estimate) === 0)
    return t('As many as with the first way, between {low} and {high} percentage points', range);
  const figures = { ...range, estimate: percentOf(Math.abs(estimate)) };
  return estimate < 0
    ? t('{estimate} percentage points fewer than with the first way, between {low} and {high}', figures)
    : t('{estimate} percentage points more than with the first way, between {low} and {high}', figures);
};

/** Where the interval leaves zero out, the difference is no chance. */
const verdictOf = ({ low, high }: NonNullable<Variant['difference']>, t: Translate): string => {
  if (low > 0) return t('More of its visitors buy');
  if (high < 0) return t('Fewer of its visitors buy');
  return t('No difference can be told yet');
};

/** @example signed(-0.012) // "−1.2" */
const signed = (share: number): string => {
  const percent = percentOf(share);
  return percent > 0 ? `+${percent}` : String(percent).replace('-', '−');
};

/** @example percentOf(0.0512) // 5.1 */
const percentOf = (rate: number): number => Math.round(rate * 1_000) / 10;

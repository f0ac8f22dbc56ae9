import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { Money } from '@counterpane/rules/money/money';
import { useText } from '../../language/use-text.ts';
import { compareWays } from '../../payment/ways-compared.ts';
import { WayFigures } from './way-figures.tsx';
import styles from './ways-compared.module.css';

interface WaysComparedProps {
  readonly methods: readonly OfferedMethod[];
  readonly total: Money;
  /** Titles of what a health account may pay for. */
  readonly eligible: readonly string[];
  readonly loanExample: { readonly apr: number; readonly months: number } | null;
}

/** What each way to pay costs in all, in how many payments, and today. */
export const WaysCompared = ({ methods, ...purchase }: WaysComparedProps) => {
  const t = useText();
  const ways = compareWays(methods, purchase);
  if (ways.length < 2) return null;
  return (
    <details className={styles.compared}>
      <summary>
        <h2>{t('Ways to pay compared')}</h2>
      </summary>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.labels.join()} className={styles.way}>
            <h3>{way.labels.map((label) => t(label)).join(', ')}</h3>
            <WayFigures way={way} />
          </li>
        ))}
      </ul>
    </details>
  );
};

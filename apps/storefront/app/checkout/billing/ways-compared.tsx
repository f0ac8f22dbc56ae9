import type { OfferedMethod } from '@counterpane/contract/checkout';
import type { Money } from '@counterpane/rules/money/money';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import styles from './ways-compared.module.css';
import { compareWays, type Schedule, type Way } from './ways-compared.ts';

interface WaysComparedProps {
  readonly methods: readonly OfferedMethod[];
  readonly total: Money;
  readonly splitItNumberOfPayments: number;
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
      <summary>{t('Ways to pay compared')}</summary>
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

const WayFigures = ({ way }: { way: Way }) => {
  const t = useText();
  const figures = useFigures();
  const [label = ''] = way.labels;
  const told = t('{label} tells you before you agree', { label });
  const shown = (amount: Money | null) => (amount === null ? told : figures.money(amount, 'always'));
  const total = shown(way.total);
  return (
    <dl className={styles.figures}>
      <dt>{t('You pay in all')}</dt>
      <dd>
        {way.exampleApr === null
          ? total
          : t('{total}, for example at {apr}% a year; {label} tells you your own rate before you agree', {
              total,
              apr: way.exampleApr,
              label,
            })}
      </dd>
      <dt>{t('Payments')}</dt>
      <dd>{way.schedule === null ? told : <ScheduleText schedule={way.schedule} />}</dd>
      <dt>{t('Due today')}</dt>
      <dd>{shown(way.today)}</dd>
      {way.eligible !== null && (
        <>
          <dt>{t('Eligible lines')}</dt>
          <dd>{way.eligible.join(', ')}</dd>
        </>
      )}
    </dl>
  );
};

const ScheduleText = ({ schedule: { count, every } }: { schedule: Schedule }) => {
  const t = useText();
  switch (every) {
    case 'once':
      return t('One');
    case 'month':
      return t('{count}, one a month', { count });
    case 'two weeks':
      return t('{count}, one every two weeks', { count });
  }
};

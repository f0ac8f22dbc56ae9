import { displayMoney, wholeDollars } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import { useText } from '../language/use-text.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly now: Money;
  readonly was: Money;
  /** With cents always, where sums with cents stand beside it. */
  readonly exact?: boolean;
}

/** Now, and was when it was more, with a word for those who do not see the stroke. */
export const Price = ({ now, was, exact = false }: PriceProps) => (
  <span className={styles.row}>
    <span className={styles.now}>{displayMoney(now, exact ? 'always' : undefined)}</span>
    <Was now={now} was={was} exact={exact} />
  </span>
);

export const Was = ({ now, was, exact = false }: PriceProps) => {
  const t = useText();
  if (was.amount <= now.amount) return null;
  return (
    <s className={styles.was}>
      <span className="visually-hidden">{t('was')} </span>
      {displayMoney(was, exact ? 'always' : undefined)}
    </s>
  );
};

/** What is saved, in whole dollars rounded down; nothing when that is nothing. */
export const Saving = ({ now, was }: PriceProps) => {
  const t = useText();
  const whole = wholeDollars(was.amount - now.amount);
  if (whole <= 0) return null;
  const amount = displayMoney(money(whole * 100, now.currency));
  return <span className={styles.pill}>{t('Save {amount}', { amount })}</span>;
};

import type { Money } from '@counterpane/rules/money/money';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly now: Money;
  readonly was: Money;
  /** With cents always, where sums with cents stand beside it. */
  readonly exact?: boolean;
}

/** Now, and was when it was more, with a word for those who do not see the stroke. */
export const Price = ({ now, was, exact = false }: PriceProps) => {
  const format = useFormat();
  return (
    <span className={styles.row}>
      <span className={styles.now}>{format.money(now, exact ? 'always' : undefined)}</span>
      <Was now={now} was={was} exact={exact} />
    </span>
  );
};

const Was = ({ now, was, exact = false }: PriceProps) => {
  const t = useText();
  const format = useFormat();
  if (was.amount <= now.amount) return null;
  return (
    <s className={styles.was}>
      <span className="visually-hidden">{t('was')} </span>
      {format.money(was, exact ? 'always' : undefined)}
    </s>
  );
};

import type { CartView } from '@counterpane/contract/carts';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { useText } from '../language/use-text.ts';
import styles from './receipt.module.css';

/** Every step that made the price, in order, as the pricing rules wrote it down. */
export const Receipt = ({ cart: { receipt, totalPrice } }: { cart: CartView }) => {
  const t = useText();
  return (
    <details className={styles.receipt}>
      <summary>{t('How this price is made')}</summary>
      <ol className={styles.lines}>
        {receipt.lines.map(({ text, amount, step, rule, itemIdentifier }) => (
          <li key={`${step} ${rule} ${itemIdentifier} ${text}`}>
            <span>{text}</span>
            <span>{displayMoney(money(amount, totalPrice.currency), 'always')}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};

import type { ReceiptView } from '@counterpane/contract/receipt';
import { displayMoney } from '@counterpane/rules/money/display';
import { type Currency, money } from '@counterpane/rules/money/money';
import { useText } from '../language/use-text.ts';
import styles from './receipt.module.css';

/** Every step that made the price, in order, as the pricing rules wrote it down. */
export const Receipt = ({ receipt, currency }: { receipt: ReceiptView; currency: Currency }) => {
  const t = useText();
  return (
    <details className={styles.receipt}>
      <summary>{t('How this price is made')}</summary>
      <ol className={styles.lines}>
        {receipt.lines.map(({ text, amount, step, rule, itemIdentifier }) => (
          <li key={`${step} ${rule} ${itemIdentifier} ${text}`}>
            <span>{text}</span>
            <span>{displayMoney(money(amount, currency), 'always')}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};

import type { ReceiptView } from '@counterpane/contract/receipt';
import { type Currency, money } from '@counterpane/rules/money/money';
import { useFigures } from '../language/use-figures.ts';
import { useText } from '../language/use-text.ts';
import styles from './receipt.module.css';
import { receiptGroups } from './receipt-groups.ts';

/** Every step that made the price, as the pricing rules wrote it down, together for each line of the cart. */
export const Receipt = ({ receipt, currency }: { receipt: ReceiptView; currency: Currency }) => {
  const t = useText();
  const figures = useFigures();
  return (
    <details className={styles.receipt}>
      <summary>{t('How this price is made')}</summary>
      <ol className={styles.lines}>
        {receiptGroups(receipt.lines).flatMap((group) =>
          group.map(({ text, amount, step, rule, itemIdentifier }, index) => (
            <li
              key={`${step} ${rule} ${itemIdentifier} ${text}`}
              className={index === 0 ? styles.first : styles.step}
            >
              <span>{text}</span>
              <span>{figures.money(money(amount, currency), 'always')}</span>
            </li>
          )),
        )}
      </ol>
    </details>
  );
};

import type { ReceiptView } from '@counterpane/contract/cart/receipt';
import { type Currency, money } from '@counterpane/rules/money/money';
import type { ReactNode } from 'react';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './receipt.module.css';
import { receiptGroups } from './receipt-groups.ts';

interface ReceiptProps {
  readonly receipt: ReceiptView;
  readonly currency: Currency;
  /** What is to be said of the price first. */
  readonly children?: ReactNode;
}

/** Every step that made the price, as the pricing rules wrote it down, together for each line of the cart. */
export const Receipt = ({ receipt, currency, children }: ReceiptProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <details className={styles.receipt}>
      <summary>{t('How this price is made')}</summary>
      {children}
      <ol className={styles.lines}>
        {receiptGroups(receipt.lines).flatMap((group) =>
          group.map(({ text, amount, step, rule, itemIdentifier }, index) => (
            <li
              key={`${step} ${rule} ${itemIdentifier} ${text}`}
              className={index === 0 ? styles.first : styles.step}
            >
              <span>{text}</span>
              <span>{format.money(money(amount, currency), 'always')}</span>
            </li>
          )),
        )}
      </ol>
    </details>
  );
};

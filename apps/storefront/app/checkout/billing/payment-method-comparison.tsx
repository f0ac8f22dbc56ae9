import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { Money } from '@counterpane/rules/money/money';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';
import { comparePaymentMethods } from '../../payment/compare-payment-methods.ts';
import { ComparedMethodFigures } from './compared-method-figures.tsx';
import styles from './payment-method-comparison.module.css';

interface PaymentMethodComparisonProps {
  readonly methods: readonly OfferedMethod[];
  readonly total: Money;
  /** Titles of what a health account may pay for. */
  readonly eligible: readonly string[];
  readonly loanExample: { readonly apr: number; readonly months: number } | null;
}

/** What each payment method costs in all, in how many payments, and today. */
export const PaymentMethodComparison = ({ methods, ...purchase }: PaymentMethodComparisonProps) => {
  const t = useText();
  const compared = comparePaymentMethods(methods, purchase);
  if (compared.length < 2) return null;
  return (
    <details className={styles.compared}>
      <summary>
        <h2>{t('Ways to pay compared')}</h2>
      </summary>
      <ul className={styles.ways}>
        {compared.map((method) => (
          <li key={method.labels.join()} className={styles.way}>
            <h3>{method.labels.map((label) => localizeName(t, label)).join(', ')}</h3>
            <ComparedMethodFigures method={method} />
          </li>
        ))}
      </ul>
    </details>
  );
};

import { NUMBERS_OF_PAYMENTS } from '@counterpane/rules/payments/instalments';
import type { ReactNode } from 'react';
import styles from './by-number-of-payments.module.css';

/** A text for each number of payments, of which the form's styles show that of the one which is chosen. */
export const ByNumberOfPayments = ({ children }: { children: (payments: number) => ReactNode }) =>
  NUMBERS_OF_PAYMENTS.map((payments) => (
    <span key={payments} className={styles.text} data-payments={payments}>
      {children(payments)}{' '}
    </span>
  ));

import type { CartView } from '@counterpane/contract/carts';
import { summaryRows } from '@counterpane/contract/summary-rows';
import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { type ReactNode, useId } from 'react';
import { useText } from '../language/use-text.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly cart: CartView;
  /** A newer price is on its way. */
  readonly isBusy?: boolean;
  /** What the sums are of, where it is not on the page already. */
  readonly lines?: ReactNode;
  readonly children?: ReactNode;
}

/** What it comes to: every sum by name, the total last. */
export const OrderSummary = ({ cart, isBusy = false, lines, children }: OrderSummaryProps) => {
  const t = useText();
  const id = useId();
  const rows = summaryRows(cart);
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{t('Order summary')}</h2>
      {lines && <div className={styles.lines}>{lines}</div>}
      <dl className={styles.rows} aria-busy={isBusy}>
        <Row title={t('Subtotal')} amount={rows.subtotal} />
        {rows.discounts.amount !== 0 && <Row title={t('Discounts')} amount={rows.discounts} isGood />}
        <Row title={t('Delivery')} amount={rows.delivery} zero={t('Free')} />
        <Row title={t('Taxes')} amount={rows.taxes} zero={t('Known with your address')} />
        {rows.recyclingFee && <Row title={t('Recycling Fee')} amount={rows.recyclingFee} />}
        {rows.others.map(({ title, amount }) => (
          <Row key={title} title={title} amount={amount} />
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{t('Total')}</dt>
          <dd>{displayMoney(rows.total, 'always')}</dd>
        </div>
      </dl>
      {cart.totalSavings.amount > 0 && (
        <p className={styles.saving}>{t('You save {amount}', { amount: displayMoney(cart.totalSavings) })}</p>
      )}
      {children && <div className={styles.children}>{children}</div>}
    </section>
  );
};

interface RowProps {
  readonly title: string;
  readonly amount: Money | null;
  /** What to say of nothing, where that is better than $0. */
  readonly zero?: string;
  readonly isGood?: boolean;
}

const Row = ({ title, amount, zero, isGood = false }: RowProps) => {
  const isNothing = amount === null || (amount.amount === 0 && zero !== undefined);
  const look = isNothing ? styles.quiet : isGood ? styles.good : '';
  return (
    <div className={styles.row}>
      <dt>{title}</dt>
      <dd className={look}>{amount === null || isNothing ? zero : displayMoney(amount, 'always')}</dd>
    </div>
  );
};

import type { CartView } from '@counterpane/contract/cart/carts';
import { type SummaryRows, summaryRows } from '@counterpane/contract/cart/summary-rows';
import { wholeDollars } from '@counterpane/rules/money/display';
import { type Money, money } from '@counterpane/rules/money/money';
import { type ReactNode, useId } from 'react';
import { CanadianDollars } from '../language/canadian-dollars.tsx';
import { useFormat } from '../language/use-format.ts';
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
  const format = useFormat();
  const id = useId();
  const rows = summaryRows(cart);
  const automatic = withoutCoupon(rows);
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{t('Order summary')}</h2>
      {lines && <div className={styles.lines}>{lines}</div>}
      <dl className={styles.rows} aria-busy={isBusy}>
        <Row title={t('Subtotal')} amount={rows.subtotal} />
        {automatic.amount !== 0 && <Row title={t('Discounts')} amount={automatic} isGood />}
        {rows.coupon && <Row title={rows.coupon.code} amount={rows.coupon.amount} isGood />}
        <Row id={rows.deliveryRow} title={t('Delivery')} amount={rows.delivery} zero={t('Free')} />
        {rows.included === null && (
          <Row title={t('Taxes')} amount={rows.taxes} unknown={t('Known with your address')} />
        )}
        {rows.recyclingFee && <Row title={t('Recycling Fee')} amount={rows.recyclingFee} />}
        {rows.others.map(({ title, amount }) => (
          <Row key={title} title={title} amount={amount} />
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{t('Total')}</dt>
          <dd>{format.money(rows.total, 'always')}</dd>
        </div>
      </dl>
      {rows.included && (
        <p className={styles.included}>
          {t('Includes {amount} VAT', { amount: format.money(rows.included, 'always') })}
        </p>
      )}
      {rows.total.currency === 'CAD' && <CanadianDollars className={styles.included} />}
      <Saving cart={cart} />
      {children && <div className={styles.children}>{children}</div>}
    </section>
  );
};

/** The coupon stands beside the discounts, so they are told without it. */
const withoutCoupon = ({ discounts, coupon }: SummaryRows): Money =>
  money(discounts.amount - (coupon?.amount.amount ?? 0), discounts.currency);

/** More than the rows take off where gifts are counted in, which is said. */
const Saving = ({ cart: { items, totalSavings } }: { cart: CartView }) => {
  const t = useText();
  const format = useFormat();
  const saved = wholeDollars(totalSavings);
  if (saved.amount <= 0) return null;
  const worth = items.reduce((sum, { isGift, value }) => sum + (isGift ? value.amount : 0), 0);
  const amount = format.money(saved);
  const gifts = format.money(wholeDollars(money(worth, totalSavings.currency)));
  return (
    <p className={styles.saving}>
      {worth > 0
        ? t('You save {amount}, with {gifts} of free gifts', { amount, gifts })
        : t('You save {amount}', { amount })}
    </p>
  );
};

interface RowProps {
  readonly id?: string | null;
  readonly title: string;
  readonly amount: Money | null;
  /** What to say of nothing, where that is better than $0. */
  readonly zero?: string;
  /** What to say while the amount is not known. */
  readonly unknown?: string;
  readonly isGood?: boolean;
}

const Row = ({ id = null, title, amount, zero, unknown, isGood = false }: RowProps) => {
  const format = useFormat();
  const words = amount === null ? unknown : amount.amount === 0 ? zero : undefined;
  const look = words !== undefined ? styles.quiet : isGood ? styles.good : '';
  return (
    <div className={styles.row} id={id ?? undefined}>
      <dt>{title}</dt>
      <dd className={look}>{words ?? (amount && format.money(amount, 'always'))}</dd>
    </div>
  );
};

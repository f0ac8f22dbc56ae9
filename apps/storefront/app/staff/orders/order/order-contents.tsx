import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../staff-orders.module.css';
import { useOrderMoney } from '../use-order-money.ts';

/** What was ordered, what it came to, and how much of that is here. */
export const OrderContents = ({ order }: { order: StaffOrder }) => {
  const t = useText();
  const { money } = useFormat();
  const say = useOrderMoney(order);
  const { lines, extras, includedTax, total, balance } = order;
  const sums = [
    ...extras.map(({ title, amount }) => [title, amount] as const),
    [t('Total'), total] as const,
    [t('Paid'), balance.paid] as const,
    ...(balance.held.amount > 0 ? [[t('On hold until it ships'), balance.held] as const] : []),
    [t('Given back'), balance.refunded] as const,
    [t('On its way back'), balance.pending] as const,
    ...(balance.disputed.amount > 0 ? [[t('Taken for disputes'), balance.disputed] as const] : []),
    [t('Left to give back'), balance.left] as const,
  ];
  return (
    <section className={styles.section} aria-labelledby="contents">
      <h2 id="contents">{t('What was ordered')}</h2>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line.itemIdentifier} className={styles.row}>
            <p className={styles.title}>
              {line.quantity} × {line.title}
            </p>
            <p>{line.isGift ? t('Free') : money(line.price, 'always')}</p>
            <p className={styles.detail}>
              {[
                line.options,
                line.taxes.amount > 0 && t('Taxes {amount}', { amount: money(line.taxes, 'always') }),
                line.unitsLeft < line.quantity &&
                  t('{units} given back or promised', { units: line.quantity - line.unitsLeft }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(([title, amount]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{say(amount)}</dd>
          </div>
        ))}
      </dl>
      {includedTax && <p>{t('Includes {amount} VAT', { amount: say(includedTax) })}</p>}
    </section>
  );
};

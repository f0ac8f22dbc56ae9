import type { StaffOrderRow } from '@counterpane/contract/staff-orders';
import { addresses } from '../../addresses.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { orderWords } from './order-words.ts';
import styles from './staff-orders.module.css';

/** Orders in a list; one that waits for a person says why. */
export const OrderRows = ({ orders }: { orders: readonly StaffOrderRow[] }) => {
  const t = useText();
  const words = orderWords(t);
  const { money, days } = useFigures();
  if (orders.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('Orders')}>
      {orders.map(({ id, shortId, status, attention, email, total, storefront, createdAt }) => (
        <li key={id} className={styles.row}>
          <p className={styles.title}>
            <PageLink to={addresses.staffOrder(id)}>{shortId}</PageLink> {money(total, 'always')}
          </p>
          <p className={status === 'needs_attention' ? styles.waits : undefined}>
            {words.status(status)}
            {attention !== null && `: ${words.attention(attention)}`}
          </p>
          <p className={styles.detail}>{[email, storefront, days.date(createdAt)].join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
};

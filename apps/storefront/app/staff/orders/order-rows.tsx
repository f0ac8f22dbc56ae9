import type { StaffOrderRow } from '@counterpane/contract/staff/staff-orders';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { OrderState } from './order-state.tsx';
import styles from './staff-orders.module.css';

/** Orders in a list; one that waits for a person says why. */
export const OrderRows = ({ orders }: { orders: readonly StaffOrderRow[] }) => {
  const t = useText();
  const { money, days } = useFormat();
  if (orders.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('Orders')}>
      {orders.map((order) => (
        <li key={order.id} className={styles.row}>
          <p className={styles.title}>
            <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink>{' '}
            {money(order.total, 'always')}
          </p>
          <OrderState order={order} />
          <p className={styles.detail}>
            {[order.email, order.storefront, days.date(order.createdAt)].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
};

import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).cancellations());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Cancellations'));
}

export default function CancellationsRoute({ loaderData: cancellations }: Route.ComponentProps) {
  const t = useText();
  const labels = orderLabels(t);
  const { days, money } = useFormat();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Cancellations')}</h1>
      {cancellations.length === 0 && <p>{t('Nothing has been cancelled yet.')}</p>}
      <ul className={styles.rows} aria-label={t('Cancellations')}>
        {cancellations.map(({ id, order, storefront, things, madeBy, refund, createdAt }) => (
          <li key={id} className={styles.row}>
            <p className={styles.title}>
              <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink>
              {refund && ` ${money(refund.amount, 'always')} · ${labels.refund(refund.status)}`}
            </p>
            <p>{things.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</p>
            <p className={styles.detail}>
              {[
                storefront,
                madeBy === 'staff' ? t('by staff') : t('by the customer'),
                days.date(createdAt),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { accountUrls } from '../../../account-urls.ts';
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
  requireAllowed(await getStaffOrdersClient(context).troubledShipments());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Shipments to decide'));
}

export default function TroubledShipmentsRoute({ loaderData: shipments }: Route.ComponentProps) {
  const t = useText();
  const labels = orderLabels(t);
  const { days } = useFormat();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
        <PageLink to={accountUrls.pickList()}>{t('Pick list')}</PageLink>
      </p>
      <h1>{t('Shipments to decide')}</h1>
      {shipments.length === 0 && <p>{t('Nothing is lost, has come back or is late.')}</p>}
      <ul className={styles.rows}>
        {shipments.map(({ id, number, status, order, storefront, things, isLate, to, since }) => (
          <li key={id} className={styles.row}>
            <p className={styles.title}>
              <PageLink to={pageUrls.staffOrder(order.id)}>
                {order.shortId}-{number}
              </PageLink>{' '}
              · {labels.shipment(status)}
              {isLate && ` · ${t('late')}`}
            </p>
            <ul>
              {things.map(({ title, quantity }) => (
                <li key={title}>
                  {quantity} × {title}
                </li>
              ))}
            </ul>
            <p className={styles.detail}>
              {[
                storefront,
                days.date(since),
                to !== null && t('promised for {date}', { date: days.date(to) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

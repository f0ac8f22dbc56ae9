import type { FunnelRow } from '@counterpane/contract/events/funnel';
import type { Translate } from '@counterpane/messages/translator';
import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import styles from '../orders/staff-orders.module.css';
import { getStaffOrdersClient } from '../orders/staff-orders-client.ts';
import { requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).funnel());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('From visit to order'));
}

/** The steps in their order, with how many came to each. */
const stepsOf = (t: Translate, counts: FunnelRow['counts']): readonly string[] => [
  t('Lists: {count}', { count: counts.view_item_list }),
  t('Products: {count}', { count: counts.view_item }),
  t('Added: {count}', { count: counts.add_to_cart }),
  t('Taken out: {count}', { count: counts.remove_from_cart }),
  t('Cart: {count}', { count: counts.view_cart }),
  t('Checkout: {count}', { count: counts.begin_checkout }),
  t('Shipping: {count}', { count: counts.add_shipping_info }),
  t('Billing: {count}', { count: counts.add_payment_info }),
  t('Purchases: {count}', { count: counts.purchase }),
  t('Refunds: {count}', { count: counts.refund }),
];

export default function FunnelRoute({ loaderData: rows }: Route.ComponentProps) {
  const t = useText();
  const { days } = useFormat();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('From visit to order')}</h1>
      <p>
        {t(
          'How many visits that allow counting came to each step in the last 14 days. Purchases and refunds are all that there were.',
        )}
      </p>
      {rows.length === 0 && <p>{t('Nothing has been counted yet.')}</p>}
      <ul className={styles.rows} aria-label={t('From visit to order')}>
        {rows.map(({ day, storefront, counts }) => (
          <li key={`${day} ${storefront}`} className={styles.row}>
            <p className={styles.title}>
              {t('{storefront}, {date}', { storefront, date: days.date(`${day}T12:00:00Z`) })}
            </p>
            <p>{stepsOf(t, counts).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

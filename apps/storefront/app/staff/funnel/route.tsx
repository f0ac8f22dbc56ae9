import { headText } from '../../language/head-text.ts';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import styles from '../orders/staff-orders.module.css';
import { getStaffOrdersClient } from '../orders/staff-orders-client.ts';
import { requireAllowed } from '../require-staff.ts';
import type { Route } from './+types/route.ts';
import { figuresOf } from './funnel-steps.ts';
import { FunnelTable } from './funnel-table.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).funnel());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('From visit to order'));
}

export default function FunnelRoute({ loaderData: rows }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('From visit to order')}</h1>
      <p>
        {t(
          'How many visits that allow counting reached each step in the last 14 days. A visit counts once a day for each step, wherever it began. The share is of the visits to the step before that reached this one too. Purchases and refunds are counted whole. All figures are numbers of visits and orders, none is money.',
        )}
      </p>
      {rows.length === 0 && <p>{t('Nothing has been counted yet.')}</p>}
      {figuresOf(rows).map((figures) => (
        <FunnelTable key={figures.storefront} {...figures} />
      ))}
    </div>
  );
}

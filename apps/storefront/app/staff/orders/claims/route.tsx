import type { ListedClaim } from '@counterpane/contract/staff/staff-claims';
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
  requireAllowed(await getStaffOrdersClient(context).claims());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Claims'));
}

/** The groups of the list, in the order in which they are worked on. */
const OPEN = ['requested', 'needs_more'] as const satisfies readonly ListedClaim['status'][];

const isOpen = ({ status }: ListedClaim): boolean => OPEN.some((one) => one === status);

export default function ClaimsRoute({ loaderData: claims }: Route.ComponentProps) {
  const t = useText();
  const labels = orderLabels(t);
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Claims')}</h1>
      {!claims.some(isOpen) && <p>{t('No claim waits for anything.')}</p>}
      {OPEN.map((status) => (
        <Group
          key={status}
          title={labels.claim(status)}
          claims={claims.filter((one) => one.status === status)}
        />
      ))}
      <Group title={t('Finished')} claims={claims.filter((one) => !isOpen(one))} />
    </div>
  );
}

const Group = ({ title, claims }: { title: string; claims: readonly ListedClaim[] }) => {
  const t = useText();
  const labels = orderLabels(t);
  const { days } = useFormat();
  if (claims.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.rows} aria-label={title}>
        {claims.map((one) => (
          <li key={one.id} className={styles.row}>
            <p className={styles.title}>
              <PageLink to={pageUrls.staffOrder(one.order.id)}>{one.order.shortId}</PageLink>
              {!isOpen(one) && ` · ${labels.claim(one.status)}`}
            </p>
            <p>
              {one.title}: {labels.claimReason(one.reason)}
            </p>
            <p className={styles.detail}>{[one.storefront, days.date(one.createdAt)].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

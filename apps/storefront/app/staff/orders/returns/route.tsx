import type { ListedReturn } from '@counterpane/contract/staff/staff-returns';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import { InExchange } from '../order/return-section.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).returns());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Returns'));
}

/** The groups of the list, in the order in which they are worked on. */
const OPEN = ['requested', 'approved', 'under_way'] as const satisfies readonly ListedReturn['status'][];

const isOpen = ({ status }: ListedReturn): boolean => OPEN.some((one) => one === status);

/** The new piece has left us, so that the old one is ours: the longest wait stands first. */
const isOwed = (one: ListedReturn): boolean => isOpen(one) && one.exchange?.leftAt != null;

export default function ReturnsRoute({ loaderData: returns }: Route.ComponentProps) {
  const t = useText();
  const labels = orderLabels(t);
  const over = returns.filter((one) => !isOpen(one));
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Returns')}</h1>
      {!returns.some(isOpen) && <p>{t('No return waits for anything.')}</p>}
      <Group title={t('Sent in exchange, and the old one is not back')} returns={returns.filter(isOwed)} />
      {OPEN.map((status) => (
        <Group
          key={status}
          title={labels.returned(status)}
          returns={returns.filter((one) => one.status === status && !isOwed(one))}
        />
      ))}
      <Group title={t('Finished')} returns={over} />
    </div>
  );
}

const Group = ({ title, returns }: { title: string; returns: readonly ListedReturn[] }) => {
  const t = useText();
  const labels = orderLabels(t);
  const { days, money } = useFormat();
  if (returns.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.rows} aria-label={title}>
        {returns.map((one) => (
          <li key={one.id} className={styles.row}>
            <p className={styles.title}>
              <PageLink to={pageUrls.staffOrder(one.order.id)}>{one.order.shortId}</PageLink>{' '}
              {money(one.refund, 'always')}
              {(!isOpen(one) || isOwed(one)) && ` · ${labels.returned(one.status)}`}
            </p>
            <p>{one.things.map(({ title: thing, quantity }) => `${quantity} × ${thing}`).join(', ')}</p>
            {one.exchange && <InExchange exchange={one.exchange} />}
            <p className={styles.detail}>{[one.storefront, days.date(one.createdAt)].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

import type { UnpaidReservation } from '@counterpane/contract/staff/unpaid-reservations';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).unpaidReservations());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Stock held by unpaid orders'));
}

export default function UnpaidReservationsRoute({ loaderData: holds }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Stock held by unpaid orders')}</h1>
      <p>{t('An order holds its stock for five minutes, and for at most forty while it is being paid.')}</p>
      {holds.length === 0 ? (
        <p>{t('No unpaid order holds any stock.')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('Items')}>
          {holds.map((hold) => (
            <Hold key={hold.item} hold={hold} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** From this share on the log warns too (apps/api/src/order/reservations/watch-unpaid-reservations.ts). */
const ALERT_PERCENT = 30;

const Hold = ({ hold }: { hold: UnpaidReservation }) => {
  const t = useText();
  const { days } = useFormat();
  const { item, units, orders, visitors, available, percent, latest } = hold;
  return (
    <li className={styles.row}>
      <h2>{item}</h2>
      <p className={percent > ALERT_PERCENT ? styles.waits : undefined}>
        {t('Units held: {units}, {percent} % of the stock; still to be had: {available}', {
          units,
          percent,
          available,
        })}
      </p>
      <p className={styles.detail}>
        {t('Orders: {orders}, visitors: {visitors}, the newest on {day} at {time} UTC', {
          orders,
          visitors,
          day: days.date(latest),
          time: latest.slice(11, 16),
        })}
      </p>
    </li>
  );
};

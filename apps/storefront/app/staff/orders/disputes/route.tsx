import type { ListedDispute } from '@counterpane/contract/staff/disputes';
import { headText } from '../../../language/head-text.ts';
import { localizeName } from '../../../language/localize-name.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import { DisputeFacts } from '../dispute-facts.tsx';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import { useOrderMoney } from '../use-order-money.ts';
import type { Route } from './+types/route.ts';
import { UnknownDisputes, UntoldAmounts } from './unknown-disputes.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).disputes());

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Disputed payments'));
}

export default function DisputesRoute({ loaderData: { disputes, unknown } }: Route.ComponentProps) {
  const t = useText();
  const open = disputes.filter(({ stage }) => stage === 'opened');
  const decided = disputes.filter(({ stage }) => stage !== 'opened');
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Disputed payments')}</h1>
      <p>
        {t(
          'A bank may return a payment that its customer disputes. Answer with evidence in the payment company’s own console, in time, and do not refund the payment while the dispute is open.',
        )}
      </p>
      <Disputes title={t('Open disputes')} none={t('No payment is disputed.')} disputes={open} />
      <UntoldAmounts unknown={unknown} />
      <UnknownDisputes unknown={unknown} />
      {decided.length > 0 && <Disputes title={t('Decided')} none="" disputes={decided} />}
    </div>
  );
}

interface DisputesProps {
  readonly title: string;
  readonly none: string;
  readonly disputes: readonly ListedDispute[];
}

const Disputes = ({ title, none, disputes }: DisputesProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {disputes.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className={styles.rows} aria-label={title}>
        {disputes.map((dispute) => (
          <Listed key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    )}
  </section>
);

const Listed = ({ dispute }: { dispute: ListedDispute }) => {
  const t = useText();
  const { order, label } = dispute;
  const say = useOrderMoney(order);
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink> {localizeName(t, label)} ·{' '}
        {order.storefront}
      </p>
      <DisputeFacts dispute={dispute} say={say} />
    </li>
  );
};

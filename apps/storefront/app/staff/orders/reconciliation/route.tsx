import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { data, Form, redirect } from 'react-router';
import { Notice } from '../../../design/notice.tsx';
import { headText } from '../../../language/head-text.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { requireAllowed } from '../../require-staff.ts';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../staff-orders.module.css';
import { getStaffOrdersClient } from '../staff-orders-client.ts';
import type { Route } from './+types/route.ts';
import { BlindSpots } from './blind-spots.tsx';
import { DifferenceRows } from './difference-rows.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  requireAllowed(await getStaffOrdersClient(context).reconciliations());

export const action = async ({ context }: Route.ActionArgs) => {
  const answer = await getStaffOrdersClient(context).reconcile();
  if (answer.ok) return redirect(pageUrls.staffReconciliation());
  if (answer.status === 401) return redirect(pageUrls.staffSignIn());
  return data({ error: answer.error.error }, { status: answer.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Reconciliation with the providers'));
}

export default function ReconciliationRoute({ loaderData: runs, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Reconciliation with the providers')}</h1>
      {actionData && (
        <Notice look="bad" takesFocus key={actionData.error}>
          {actionData.error}
        </Notice>
      )}
      <p>{t('Once a day every charge and every refund is compared with what its provider says.')}</p>
      <BlindSpots runs={runs} />
      <Form method="post">
        <SubmitButton>{t('Compare now')}</SubmitButton>
      </Form>
      {runs.length === 0 && <p>{t('They have not been compared yet.')}</p>}
      <ul className={styles.rows} aria-label={t('Results')}>
        {runs.map((run) => (
          <Run key={`${run.ranAt} ${run.account}`} run={run} />
        ))}
      </ul>
    </div>
  );
}

const Run = ({ run }: { run: ReconciliationView }) => {
  const t = useText();
  const { days } = useFormat();
  const { account, ranAt, since, counts, differences, failure } = run;
  const count = differences.filter(({ isOver }) => !isOver).length;
  return (
    <li className={styles.row}>
      <h2>
        {account}, {days.date(ranAt)} {ranAt.slice(11, 16)} UTC
      </h2>
      {failure !== null && (
        <p className={styles.waits}>{t('It could not be done: {words}', { words: failure })}</p>
      )}
      {count > 0 && <p className={styles.waits}>{t('Differences: {count}', { count })}</p>}
      {count === 0 && failure === null && <p>{t('Everything agrees.')}</p>}
      <p className={styles.detail}>
        {t(
          'Since {date}: {charges} charges here and {theirCharges} there, {refunds} refunds here and {theirRefunds} there.',
          {
            date: days.date(since),
            charges: counts.ourCharges,
            theirCharges: counts.theirCharges,
            refunds: counts.ourRefunds,
            theirRefunds: counts.theirRefunds,
          },
        )}
      </p>
      <DifferenceRows differences={differences} />
    </li>
  );
};

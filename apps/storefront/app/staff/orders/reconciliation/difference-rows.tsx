import type { Difference } from '@counterpane/contract/staff/reconciliation';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';

/** What differs, what each side says, and which order it is about. */
export const DifferenceRows = ({ differences }: { differences: readonly Difference[] }) => {
  const t = useText();
  const labels = orderLabels(t);
  const { money } = useFormat();
  if (differences.length === 0) return null;
  const said = (amount: Difference['ours']) => (amount === null ? t('nothing') : money(amount, 'always'));
  return (
    <ul className={styles.rows}>
      {differences.map(({ kind, orderId, reference, ours, theirs, orderStatus, attempt, isOver }) => (
        <li key={`${kind} ${reference}`} className={styles.row}>
          <p className={styles.title}>
            {labels.difference(kind)}
            {isOver && ` · ${t('settled since')}`}
          </p>
          <p>{t('Here: {ours}. There: {theirs}.', { ours: said(ours), theirs: said(theirs) })}</p>
          {orderId !== null && (
            <p>
              <PageLink to={pageUrls.staffOrder(orderId)}>{t('The order')}</PageLink>
              {orderStatus && ` · ${labels.status(orderStatus)}`}
              {attempt && ` · ${t('attempt {number}', { number: attempt })}`}
            </p>
          )}
          <p className={styles.detail}>{reference}</p>
        </li>
      ))}
    </ul>
  );
};

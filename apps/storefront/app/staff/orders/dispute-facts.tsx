import type { DisputeView } from '@counterpane/contract/staff/disputes';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { orderLabels } from './order-labels.ts';
import styles from './staff-orders.module.css';
import type { useOrderMoney } from './use-order-money.ts';

interface DisputeFactsProps {
  readonly dispute: DisputeView;
  readonly say: ReturnType<typeof useOrderMoney>;
}

/** Where a dispute stands, what it is about, and until when it can be answered. */
export const DisputeFacts = ({ dispute, say }: DisputeFactsProps) => {
  const t = useText();
  const labels = orderLabels(t);
  const { days } = useFormat();
  const { amount, stage, isInquiry, reason, reference, dueBy, withdrawn, fee, openedAt, decidedAt } = dispute;
  return (
    <>
      <p className={stage === 'opened' ? styles.waits : undefined}>
        {say(amount)} ·{' '}
        {isInquiry && stage === 'opened' ? t('The bank asks about it') : labels.dispute(stage)}
      </p>
      <p>{t('Reason given: {reason}', { reason })}</p>
      {dueBy !== null && <p>{t('Answer it with evidence by {date}', { date: days.date(dueBy) })}</p>}
      <p>
        {t('Taken from the account: {amount}', { amount: say(withdrawn) })}
        {fee.amount > 0 && ` · ${t('Fee: {amount}', { amount: say(fee) })}`}
      </p>
      <p className={styles.detail}>{[days.date(decidedAt ?? openedAt), reference].join(' · ')}</p>
    </>
  );
};

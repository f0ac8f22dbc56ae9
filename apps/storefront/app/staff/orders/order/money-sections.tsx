import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import type { ReactNode } from 'react';
import { localizeName } from '../../../language/localize-name.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { UnavailableMethodText } from '../../unavailable-method-text.tsx';
import { DisputeFacts } from '../dispute-facts.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { useOrderMoney } from '../use-order-money.ts';

/** What has happened to the money: disputes, refunds, attempts to pay, the ledger, and ways that could not be used. */
export const MoneySections = ({ order }: { order: StaffOrder }) => {
  const t = useText();
  const say = useOrderMoney(order);
  return (
    <>
      {order.disputes.length > 0 && (
        <Section id="disputes" title={t('Disputes')} none="">
          {order.disputes.map((dispute) => (
            <li key={dispute.id} className={styles.row}>
              <DisputeFacts dispute={dispute} say={say} />
            </li>
          ))}
        </Section>
      )}
      <Section id="refunds" title={t('Refunds')} none={t('Nothing was given back.')}>
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} say={say} />
        ))}
      </Section>
      <Section id="payments" title={t('Attempts to pay')} none={t('Nobody has tried to pay.')}>
        {order.payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} say={say} />
        ))}
      </Section>
      <Section id="ledger" title={t('Ledger')} none={t('Nothing was booked.')}>
        {order.ledger.map((entry) => (
          <LedgerEntry key={`${entry.booking} ${entry.account}`} entry={entry} say={say} />
        ))}
      </Section>
      <Section id="unavailable" title={t('Ways to pay that were not there')} none={t('All of them were.')}>
        {order.unavailable.map((method) => (
          <li key={method.id} className={styles.row}>
            <UnavailableMethodText method={method} />
          </li>
        ))}
      </Section>
    </>
  );
};

/** How the order's amounts are written. */
interface Saying {
  readonly say: ReturnType<typeof useOrderMoney>;
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

const Section = ({ id, title, none, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children.length === 0 ? <p>{none}</p> : <ul className={styles.rows}>{children}</ul>}
  </section>
);

const Refund = ({ refund, say }: { refund: StaffOrder['refunds'][number] } & Saying) => {
  const t = useText();
  const labels = orderLabels(t);
  const { days } = useFormat();
  const { amount, fromHold, toCredit, status, reason, failure, madeBy, reference, createdAt, settledAt } =
    refund;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {say(amount)} · {fromHold.amount === amount.amount ? t('Let go') : labels.refund(status)}
        {toCredit && ` · ${t('as store credit')}`}
      </p>
      <p>{reason}</p>
      {fromHold.amount > 0 && (
        <p>{t('{amount} of it was only on hold, and is not charged.', { amount: say(fromHold) })}</p>
      )}
      {failure !== null && <p>{t('The provider said: {words}', { words: failure })}</p>}
      {status === 'failed' && (
        <p className={styles.waits}>
          {t(
            'This money is still here. Give it back again, or another way if that card or account is closed.',
          )}
        </p>
      )}
      <p className={styles.detail}>
        {[madeBy, days.date(settledAt ?? createdAt), reference].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

const Attempt = ({ payment, say }: { payment: StaffOrder['payments'][number] } & Saying) => {
  const t = useText();
  const labels = orderLabels(t);
  const { days } = useFormat();
  const { attempt, label, status, amount, card, failure, reference, at } = payment;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {attempt}. {localizeName(t, label)} {card && `${card.brand} ${card.last4}`} · {labels.attempt(status)}
      </p>
      {failure !== null && <p>{t('The provider said: {words}', { words: failure })}</p>}
      <p className={styles.detail}>{[say(amount), days.date(at), reference].filter(Boolean).join(' · ')}</p>
    </li>
  );
};

const LedgerEntry = ({ entry, say }: { entry: StaffOrder['ledger'][number] } & Saying) => {
  const { days } = useFormat();
  return (
    <li className={styles.row}>
      <p>
        {entry.account}: {say(entry.amount)}
      </p>
      <p className={styles.detail}>{[entry.booking, days.date(entry.at)].join(' · ')}</p>
    </li>
  );
};

import type { StaffOrder } from '@counterpane/contract/staff-orders';
import type { ReactNode } from 'react';
import { useFigures } from '../../../language/use-figures.ts';
import { useText } from '../../../language/use-text.ts';
import { orderWords } from '../order-words.ts';
import styles from '../staff-orders.module.css';

/** What has happened to the money: refunds, attempts to pay, the ledger, and ways that could not be used. */
export const MoneySections = ({ order }: { order: StaffOrder }) => {
  const t = useText();
  return (
    <>
      <Section id="refunds" title={t('Refunds')} none={t('Nothing was given back.')}>
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Section>
      <Section id="payments" title={t('Attempts to pay')} none={t('Nobody has tried to pay.')}>
        {order.payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} />
        ))}
      </Section>
      <Section id="ledger" title={t('Ledger')} none={t('Nothing was booked.')}>
        {order.ledger.map((entry) => (
          <LedgerEntry key={`${entry.booking} ${entry.account}`} entry={entry} />
        ))}
      </Section>
      <Section id="unavailable" title={t('Ways to pay that were not there')} none={t('All of them were.')}>
        {order.unavailable.map((method) => (
          <Unavailable key={method.id} method={method} />
        ))}
      </Section>
    </>
  );
};

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

const Refund = ({ refund }: { refund: StaffOrder['refunds'][number] }) => {
  const t = useText();
  const words = orderWords(t);
  const { money, days } = useFigures();
  const { amount, status, reason, failure, madeBy, reference, createdAt, settledAt } = refund;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {money(amount, 'always')} · {words.refund(status)}
      </p>
      <p>{reason}</p>
      {failure !== null && <p>{t('The provider said: {words}', { words: failure })}</p>}
      <p className={styles.detail}>
        {[madeBy, days.date(settledAt ?? createdAt), reference].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

const Attempt = ({ payment }: { payment: StaffOrder['payments'][number] }) => {
  const t = useText();
  const words = orderWords(t);
  const { money, days } = useFigures();
  const { attempt, label, status, amount, card, failure, reference, at } = payment;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {attempt}. {t(label)} {card && `${card.brand} ${card.last4}`} · {words.attempt(status)}
      </p>
      {failure !== null && <p>{t('The provider said: {words}', { words: failure })}</p>}
      <p className={styles.detail}>
        {[money(amount, 'always'), days.date(at), reference].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

const LedgerEntry = ({ entry }: { entry: StaffOrder['ledger'][number] }) => {
  const { money, days } = useFigures();
  return (
    <li className={styles.row}>
      <p>
        {entry.account}: {money(entry.amount, 'always')}
      </p>
      <p className={styles.detail}>{[entry.booking, days.date(entry.at)].join(' · ')}</p>
    </li>
  );
};

const Unavailable = ({ method }: { method: StaffOrder['unavailable'][number] }) => {
  const t = useText();
  return (
    <li className={styles.row}>
      <p>
        {t(method.label)} ({method.id}): {orderWords(t).unavailable(method.reason)}
      </p>
    </li>
  );
};

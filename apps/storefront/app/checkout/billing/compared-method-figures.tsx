import type { Money } from '@counterpane/rules/money/money';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import {
  ACIMA_LEASE,
  type ComparedMethod,
  firstOf,
  PAYPAL_CREDIT_OFFER,
  type Schedule,
} from '../../payment/compare-payment-methods.ts';
import { ByNumberOfPayments } from '../instalments/by-number-of-payments.tsx';
import styles from './payment-method-comparison.module.css';

/** In all, in how many payments, today, and for which lines: a figure, or who says it and when. */
export const ComparedMethodFigures = ({ method }: { method: ComparedMethod }) => {
  const t = useText();
  return (
    <dl className={styles.figures}>
      <dt>{t('You pay in all')}</dt>
      <dd>
        <InAll method={method} />
      </dd>
      <dt>{t('Payments')}</dt>
      <dd>
        <Payments method={method} />
      </dd>
      <dt>{t('Due today')}</dt>
      <dd>
        <Today method={method} />
      </dd>
      <dt>{t('Eligible lines')}</dt>
      <dd>{method.eligible?.join(', ') ?? t('All of your order')}</dd>
    </dl>
  );
};

const useMethodTexts = ({ labels: [label = ''] }: ComparedMethod) => {
  const t = useText();
  const format = useFormat();
  const told = t('{label} tells you before you agree', { label });
  const shown = (amount: Money | null) => (amount === null ? told : format.money(amount, 'always'));
  return { t, label, told, shown };
};

const InAll = ({ method }: { method: ComparedMethod }) => {
  const { t, label, shown } = useMethodTexts(method);
  const total = shown(method.total);
  if (method.terms === 'deferred interest')
    return t(
      '{total}, if all of it is paid within {months} months. Otherwise interest is added from the day of purchase, at the variable yearly rate that {label} tells you before you agree.',
      { total, months: PAYPAL_CREDIT_OFFER.months, label },
    );
  if (method.terms === 'lease')
    return t(
      'More than the price: the cost of the lease, which {label} tells you before you sign. It is least if you buy within {days} days.',
      { label, days: ACIMA_LEASE.earlyDays },
    );
  return method.exampleApr === null
    ? total
    : t('{total}, for example at {apr}% a year; {label} tells you your own rate before you agree', {
        total,
        apr: method.exampleApr,
        label,
      });
};

const Payments = ({ method }: { method: ComparedMethod }) => {
  const { t, told } = useMethodTexts(method);
  switch (method.terms) {
    case 'own number of payments':
      return (
        <ByNumberOfPayments>
          {(count) => <ScheduleText schedule={{ count, every: 'month' }} />}
        </ByNumberOfPayments>
      );
    case 'deferred interest':
      return t('A minimum payment each month, and all of it within {months} months', {
        months: PAYPAL_CREDIT_OFFER.months,
      });
    case 'lease':
      return t('Usually over {months} months, on your paydays', { months: ACIMA_LEASE.months });
    case null:
      return method.schedule === null ? told : <ScheduleText schedule={method.schedule} />;
  }
};

const Today = ({ method }: { method: ComparedMethod }) => {
  const { t, label, shown } = useMethodTexts(method);
  const { total, terms } = method;
  if (terms === 'lease') return t('A first payment, which {label} tells you before you sign', { label });
  if (terms === 'own number of payments' && total)
    return <ByNumberOfPayments>{(count) => shown(firstOf(total, count))}</ByNumberOfPayments>;
  return shown(method.today);
};

const ScheduleText = ({ schedule: { count, every } }: { schedule: Schedule }) => {
  const t = useText();
  switch (every) {
    case 'once':
      return t('One');
    case 'month':
      return t('{count}, one a month', { count });
    case 'two weeks':
      return t('{count}, one every two weeks', { count });
  }
};

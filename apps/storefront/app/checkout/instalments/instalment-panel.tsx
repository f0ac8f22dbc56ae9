import {
  chosenNumberOfPayments,
  instalmentsOf,
  NUMBERS_OF_PAYMENTS,
  type NumberOfPayments,
} from '@counterpane/rules/payments/instalments';
import { useId, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { WALLET_PANEL } from '../wallet/wallet-panel.tsx';
import { ByNumberOfPayments } from './by-number-of-payments.tsx';
import styles from './instalment-panel.module.css';
import { NUMBER_OF_PAYMENTS_FIELD } from './parse-instalments.ts';

/** What the panel of instalments takes of a method's. */
type InstalmentPanelProps = Pick<
  MethodPanelProps,
  'method' | 'isChosen' | 'scripts' | 'total' | 'numberOfPayments'
>;

/** How often to pay, what is due each month, and when the card is asked for. */
export const InstalmentPanel = (props: InstalmentPanelProps) => {
  const { isChosen, total, numberOfPayments } = props;
  const { label } = props.method;
  const t = useText();
  const [payments, setPayments] = useState(chosenNumberOfPayments(numberOfPayments));
  return (
    <div id={isChosen ? WALLET_PANEL : undefined} tabIndex={-1} className={styles.panel}>
      <PaymentsChoice payments={payments} onChoose={setPayments} />
      <Due total={total} />
      <p className={styles.note}>
        {props.scripts.splitit
          ? t('{label} opens after you place the order.', { label })
          : t('{label} asks for your card on its own page after you place the order.', { label })}
      </p>
    </div>
  );
};

interface PaymentsChoiceProps {
  readonly payments: NumberOfPayments;
  readonly onChoose: (payments: NumberOfPayments) => void;
}

const PaymentsChoice = ({ payments, onChoose }: PaymentsChoiceProps) => {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('Number of payments')}</label>
      <select
        id={id}
        name={NUMBER_OF_PAYMENTS_FIELD}
        defaultValue={payments}
        onChange={({ target }) => onChoose(chosenNumberOfPayments(target.value))}
      >
        {NUMBERS_OF_PAYMENTS.map((count) => (
          <option key={count} value={count}>
            {t('{count} payments', { count })}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Read out again when the number changes. */
const Due = ({ total: { amount, currency } }: Pick<MethodPanelProps, 'total'>) => {
  const t = useText();
  const format = useFormat();
  const dueIn = (payments: number): string => {
    const [first, later] = instalmentsOf(amount, payments);
    const shown = (group = first) => format.money({ amount: group?.amount ?? 0, currency }, 'always');
    return later === undefined
      ? t('{count} monthly payments of {amount}', { count: payments, amount: shown() })
      : t('{count} monthly payments: {first} of {higher}, then {rest} of {lower}', {
          count: payments,
          first: first?.count ?? 0,
          higher: shown(),
          rest: later.count,
          lower: shown(later),
        });
  };
  return (
    <p role="status" className={styles.due}>
      <ByNumberOfPayments>{dueIn}</ByNumberOfPayments>
    </p>
  );
};

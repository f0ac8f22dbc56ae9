import type { StaffOrderRow } from '@counterpane/contract/staff/staff-orders';
import { useText } from '../../language/use-text.ts';
import { orderLabels } from './order-labels.ts';
import styles from './staff-orders.module.css';
import { useOrderMoney } from './use-order-money.ts';

/** Where an order is, why it waits for a person, and what came beyond it. */
export const OrderState = ({ order }: { order: StaffOrderRow }) => {
  const t = useText();
  const labels = orderLabels(t);
  const say = useOrderMoney(order);
  const { status, attention, attentionAmount, surplus } = order;
  const amount = attentionAmount ? say(attentionAmount) : '';
  return (
    <>
      <p className={attention === null ? undefined : styles.waits}>
        {labels.status(status)}
        {attention !== null && `: ${labels.attention(attention, { amount })}`}
      </p>
      {surplus.map((one) => (
        <p key={one.currency}>
          {t('{amount} received beyond the order, not yet given back', { amount: say(one) })}
        </p>
      ))}
    </>
  );
};

import type { ShownRefund } from '@counterpane/contract/orders/refunds';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What came of each refund: also of one that the shopper's bank sent back, for its email said that the money went. */
export const OrderRefunds = ({ refunds }: { refunds: readonly ShownRefund[] }) => {
  const t = useText();
  const { days, money } = useFormat();
  const said = ({ amount, status, at, toCredit }: ShownRefund): string => {
    const values = { amount: money(amount, 'always'), date: days.date(at) };
    if (toCredit)
      return t(
        '{amount} of store credit given on {date}. To pay with it, sign in with the email of this order.',
        values,
      );
    switch (status) {
      case 'succeeded':
        return t('Refunded {amount} on {date}', values);
      case 'pending':
        return t('A refund of {amount} is on its way to you.', values);
      case 'returned':
        return refunds.some((other) => other.status !== 'returned' && other.at > at)
          ? t('Your bank sent {amount} back to us on {date}.', values)
          : t(
              'Your bank sent {amount} back to us on {date}. The money is still yours: we will refund it another way.',
              values,
            );
    }
  };
  return refunds.map((refund) => (
    <p key={refund.id} className={styles.refund}>
      {said(refund)}
    </p>
  ));
};

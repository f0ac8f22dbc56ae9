import type { StaffOrder } from '@counterpane/contract/staff-orders';
import { addresses } from '../../../addresses.ts';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFigures } from '../../../language/use-figures.ts';
import { useText } from '../../../language/use-text.ts';
import { orderWords } from '../order-words.ts';
import styles from '../staff-orders.module.css';
import type { RefusedOrderChange } from './change-order.ts';
import { DecideForm } from './decide-form.tsx';
import { MoneySections } from './money-sections.tsx';
import { OrderContents } from './order-contents.tsx';
import { RefundForms } from './refund-forms.tsx';

interface StaffOrderPageProps {
  readonly order: StaffOrder;
  /** Makes a form that is sent twice one wish. */
  readonly formKey: string;
  readonly isChanged: boolean;
  readonly refused: RefusedOrderChange | null;
}

/** Everything about the money of one order, and what can be done about it. */
export const StaffOrderPage = ({ order, formKey, isChanged, refused }: StaffOrderPageProps) => {
  const t = useText();
  const words = orderWords(t);
  const { days } = useFigures();
  const { status, attention, mayRefund } = order;
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={addresses.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Order {id}', { id: order.shortId })}</h1>
      {refused && (
        <Notice look="bad" takesFocus key={`${refused.error} ${formKey}`}>
          {t(refused.error)}
        </Notice>
      )}
      {isChanged && !refused && <Notice>{t('Done. Money takes a moment to move.')}</Notice>}
      <p className={status === 'needs_attention' ? styles.waits : undefined}>
        {words.status(status)}
        {attention !== null && `: ${words.attention(attention)}`}
      </p>
      <p className={styles.detail}>
        {[order.name, order.email, order.storefront, days.date(order.createdAt)].join(' · ')}
      </p>
      {mayRefund && status === 'needs_attention' && (
        <DecideForm order={order} formKey={formKey} refused={refused} />
      )}
      <OrderContents order={order} />
      {mayRefund && order.balance.left.amount > 0 && (
        <RefundForms order={order} formKey={formKey} refused={refused} />
      )}
      <MoneySections order={order} />
    </div>
  );
};

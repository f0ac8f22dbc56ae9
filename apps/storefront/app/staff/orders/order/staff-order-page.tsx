import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { blocksRefund } from '@counterpane/rules/payments/blocks-refund';
import { Notice } from '../../../design/notice.tsx';
import { localizeKnown } from '../../../language/localize-known.ts';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { OrderState } from '../order-state.tsx';
import styles from '../staff-orders.module.css';
import { useOrderMoney } from '../use-order-money.ts';
import type { RefusedOrderChange } from './change-order.ts';
import { FORM_TEXTS } from './change-order.ts';
import { ClaimSection } from './claim-section.tsx';
import { EnterDisputeForm } from './enter-dispute-form.tsx';
import { MoneySections } from './money-sections.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderOrigin } from './order-origin.tsx';
import { RefreshPaymentForm } from './refresh-payment-form.tsx';
import { RefundForms } from './refund-forms.tsx';
import { ReleaseOrCancelForm } from './release-or-cancel-form.tsx';
import { ReturnSection } from './return-section.tsx';
import { ShipmentSection } from './shipment-section.tsx';

interface StaffOrderPageProps {
  readonly order: StaffOrder;
  /** Makes a form that is sent twice one wish. */
  readonly formKey: string;
  /** What has just been done. */
  readonly news: keyof typeof NEWS_TEXTS | null;
  readonly refused: RefusedOrderChange | null;
}

const NEWS_TEXTS = {
  changed: 'Done. Money takes a moment to move.',
  moved: 'Saved. The shopper hears of what concerns them.',
  asked: 'The provider was asked. What it said is under “Attempts to pay”.',
} as const satisfies Readonly<Record<string, PlainMessageId>>;

/** Everything about the money of one order, and what can be done about it. */
export const StaffOrderPage = ({ order, formKey, news, refused }: StaffOrderPageProps) => {
  const t = useText();
  const say = useOrderMoney(order);
  const { days } = useFormat();
  const { attention, mayRefund, balance, total } = order;
  return (
    <div className={styles.page}>
      <p className={styles.links}>
        <PageLink to={pageUrls.staffOrders()}>{t('Orders')}</PageLink>
      </p>
      <h1>{t('Order {id}', { id: order.shortId })}</h1>
      {refused?.error && (
        <Notice look="bad" takesFocus key={`${refused.error} ${formKey}`}>
          {localizeKnown(t, Object.values(FORM_TEXTS), refused.error)}
        </Notice>
      )}
      {news && !refused && <Notice>{t(NEWS_TEXTS[news])}</Notice>}
      <OrderState order={order} />
      {balance.paid.currency !== total.currency && (
        <p>{t('It was paid in other money: {amount}', { amount: say(balance.paid) })}</p>
      )}
      <p className={styles.detail}>
        {[order.name, order.email, order.storefront, days.date(order.createdAt)].join(' · ')}
      </p>
      <OrderOrigin order={order} />
      {blocksRefund(order.disputes) && (
        <Notice look="bad">
          {t('A payment of this order is disputed: refund nothing until it is decided.')}
        </Notice>
      )}
      {mayRefund && order.queryableAttemptId !== null && <RefreshPaymentForm />}
      {mayRefund && attention !== null && (
        <ReleaseOrCancelForm order={order} formKey={formKey} refused={refused} />
      )}
      <LinkedOrders order={order} />
      <OrderContents order={order} />
      <ShipmentSection order={order} formKey={formKey} />
      <ReturnSection order={order} formKey={formKey} />
      <ClaimSection order={order} formKey={formKey} />
      {mayRefund && order.balance.left.amount > 0 && (
        <RefundForms order={order} formKey={formKey} refused={refused} />
      )}
      {order.mayEnterDispute && <EnterDisputeForm order={order} formKey={formKey} refused={refused} />}
      <MoneySections order={order} />
    </div>
  );
};

/** The orders that were placed to be added to one another, and those that pay for another one's address. */
const LinkedOrders = ({
  order: { addedTo, additions, addressOf, addressPayments },
}: {
  order: StaffOrder;
}) => {
  const t = useText();
  return (
    <>
      {addressOf && (
        <p>
          <PageLink to={pageUrls.staffOrder(addressOf.id)}>
            {t('Pays for the new address of order {id}', { id: addressOf.shortId })}
          </PageLink>
        </p>
      )}
      {addressPayments.map(({ id, shortId, isPaid }) => (
        <p key={id}>
          {!isPaid && t('A new address waits for its payment. Until then the order goes to the first one.')}{' '}
          <PageLink to={pageUrls.staffOrder(id)}>
            {isPaid ? t('New address paid by order {id}', { id: shortId }) : t('Order {id}', { id: shortId })}
          </PageLink>
        </p>
      ))}
      {addedTo && (
        <p>
          <PageLink to={pageUrls.staffOrder(addedTo.id)}>
            {t('Added to order {id}', { id: addedTo.shortId })}
          </PageLink>
        </p>
      )}
      {additions.map(({ id, shortId }) => (
        <p key={id}>
          <PageLink to={pageUrls.staffOrder(id)}>{t('Order {id} was added to it', { id: shortId })}</PageLink>
        </p>
      ))}
    </>
  );
};

import type { OrderAdditions as Additions } from '@counterpane/contract/orders/additions';
import type { OrderClaims } from '@counterpane/contract/orders/claims';
import type { OrderConsents as Consents } from '@counterpane/contract/orders/consents';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { OrderReturns as Returns } from '@counterpane/contract/orders/returns';
import type { TimelineEntry } from '@counterpane/contract/orders/timeline';
import type { OrderReviews as Reviews } from '@counterpane/contract/reviews/own-reviews';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { ReactNode } from 'react';
import { accountUrls } from '../../account-urls.ts';
import { OrderDetails } from '../../checkout/order-details.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import type { OrderNews } from '../../page-urls.ts';
import { OrderAdditions } from './addition/order-additions.tsx';
import { CancelledItems } from './cancelled-items.tsx';
import { ChangeOrder } from './change-order.tsx';
import { OrderConsents } from './consents/order-consents.tsx';
import { PayExchange } from './exchange/pay-exchange.tsx';
import styles from './order-page.module.css';
import { OrderPapers } from './order-papers.tsx';
import { OrderPromises } from './order-promises.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWarranty } from './order-warranty.tsx';
import { OrderReturns } from './return/order-returns.tsx';
import { OrderReviews } from './review/order-reviews.tsx';

const STATUS_TEXTS: Readonly<Record<OrderView['status'], PlainMessageId>> = {
  awaiting_payment: 'Waiting for its payment.',
  processing: 'Placed; we are waiting for your bank.',
  paid: 'Paid, and being made ready.',
  needs_attention: 'Paid. We are looking at one detail and will write to you.',
  payment_failed: 'The payment did not work, so nothing was ordered.',
  cancelled: 'Cancelled.',
};

const NEWS_TEXTS: Readonly<Record<OrderNews, PlainMessageId>> = {
  cancelled: 'It is cancelled. We have sent an email to say so.',
  address: 'It goes to the new address. We have sent an email to say so.',
  day: 'It comes on the new day. We have sent an email to say so.',
  return: 'We have your return. We have sent an email to say so.',
  'return-cancelled': 'The return is called off. We have sent an email to say so.',
  'exchange-paid': 'Thank you, it is paid. We have your exchange, and write to you by email.',
  'exchange-failed': 'The payment did not work, and nothing was charged. You can pay again below.',
  'exchange-left': 'It is not paid yet. You can pay below, or keep what you have.',
  'exchange-called-off':
    'You have called the exchange off, so you keep what you have. If your card was charged for it, all of that goes back.',
  'exchange-ended':
    'The exchange has ended, and you keep what you have. If your card was charged for it, all of that goes back.',
  'exchange-over': 'It was not paid for in time, so nothing is exchanged. You keep what you have.',
  'address-paid':
    'Thank you, it is paid. If nothing was packed before, it goes to the new address, and an email says so.',
  'address-failed': 'The payment did not work, and nothing was charged. You can pay again below.',
  'address-left':
    'It is not paid yet, so your order still goes to the first address. You can pay below, or keep that address.',
  'address-called-off':
    'You have called the change off, so the address stays as it was. If your card was charged for it, all of that goes back.',
  'address-ended':
    'Your order could no longer go to the new address, so it goes to the first one. If your card was charged for the change, all of that goes back.',
  'address-over': 'It was not paid for in time, so the address stays as it was.',
  'address-stays': 'The address stays as it was.',
  claim: 'We have your claim. We have sent an email to say so.',
  'claim-withdrawn': 'The claim is withdrawn. We have sent an email to say so.',
  review: 'Thank you for your review. We read it, and write to you once it is shown.',
  'review-withdrawn': 'Your review is withdrawn, and its photographs are deleted.',
  consent: 'You have withdrawn it. We will not write to you about this any more.',
};

const BAD_NEWS: readonly OrderNews[] = [
  'exchange-left',
  'exchange-failed',
  'exchange-over',
  'exchange-ended',
  'address-left',
  'address-failed',
  'address-over',
  'address-ended',
];

/** Whether some of it is on its way or there: not what did not arrive, whatever is done about it. */
const hasLeft = (fulfillment: FulfillmentView): boolean =>
  fulfillment.shipments.some(
    ({ status, shippedAt }) => shippedAt !== null && status !== 'resent' && status !== 'refunded',
  );

/** Where a paid order is; what went wrong is told before what goes well. */
const sentText = (fulfillment: FulfillmentView): PlainMessageId | null => {
  const isAny = (state: FulfillmentView['shipments'][number]['status']) =>
    fulfillment.shipments.some(({ status }) => status === state);
  if (isAny('lost')) return 'Paid. The carrier has lost some of it, and we will write to you.';
  if (isAny('returned_to_sender'))
    return 'Paid. Some of it could not be delivered and is on its way back to us.';
  if (fulfillment.status === 'delivered') return 'Delivered.';
  return hasLeft(fulfillment) ? 'Paid, and on its way.' : null;
};

/** Nothing was paid for an order that cost nothing. */
const statusText = ({ status, total }: OrderView, fulfillment: FulfillmentView | null): PlainMessageId => {
  if (fulfillment?.status === 'refunded') return 'Refunded in full.';
  if (fulfillment?.status === 'cancelled') return 'Cancelled.';
  const sent = status === 'paid' && fulfillment ? sentText(fulfillment) : null;
  if (sent) return sent;
  return status === 'needs_attention' && total.amount === 0
    ? 'Placed. We are looking at one detail and will write to you.'
    : STATUS_TEXTS[status];
};

export const OrderPage = ({
  order,
  fulfillment,
  returns = null,
  claims = null,
  reviews = null,
  consents = [],
  additions = null,
  timeline = [],
  news = null,
  saveAddress = null,
}: {
  order: OrderView;
  fulfillment: FulfillmentView | null;
  returns?: Returns | null;
  claims?: OrderClaims | null;
  reviews?: Reviews | null;
  consents?: Consents;
  additions?: Additions | null;
  timeline?: readonly TimelineEntry[];
  news?: OrderNews | null;
  /** Where the account of the customer takes its address over. */
  saveAddress?: ReactNode;
}) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <div className={styles.page}>
      <h1>{t('Order {id}', { id: order.shortId })}</h1>
      {news && (
        <Notice {...(BAD_NEWS.includes(news) ? { look: 'bad' } : {})} takesFocus>
          {t(NEWS_TEXTS[news])}
        </Notice>
      )}
      <p className={styles.status}>
        {t('Placed on {date}.', { date: days.date(order.createdAt) })} {t(statusText(order, fulfillment))}
      </p>
      <OrderRefunds refunds={order.refunds ?? []} />
      {fulfillment && <CancelledItems fulfillment={fulfillment} />}
      <PayExchange order={order} />
      {fulfillment && <OrderShipments order={order} fulfillment={fulfillment} />}
      {fulfillment && <ChangeOrder fulfillment={fulfillment} />}
      {additions && <OrderAdditions orderId={order.id} additions={additions} />}
      {returns && <OrderReturns orderId={order.id} returns={returns} />}
      <OrderDetails order={order} fulfillment={fulfillment} />
      {saveAddress}
      {claims && <OrderWarranty orderId={order.id} claims={claims} />}
      {reviews && <OrderReviews orderId={order.id} reviews={reviews} />}
      <OrderTimeline entries={timeline} />
      <OrderPromises order={order} />
      <OrderPapers order={order} timeline={timeline} />
      <OrderConsents consents={consents} action={accountUrls.orderConsents(order.id)} />
    </div>
  );
};

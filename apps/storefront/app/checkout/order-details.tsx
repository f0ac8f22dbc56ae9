import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';
import { findMethod } from '@counterpane/rules/payments/methods';
import { CartLines } from '../cart/cart-aside.tsx';
import { OrderSummary } from '../cart/order-summary.tsx';
import { hasFreeDelivery } from '../delivery/find-white-glove.ts';
import { Receipt } from '../design/receipt.tsx';
import { AddressLines } from '../form/address-lines.tsx';
import { localizeName } from '../language/localize-name.ts';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { capitalised } from './billing/card-entry.ts';
import { chargesOf } from './charge-text.ts';
import styles from './order-details.module.css';

/** What was ordered, at the price that was agreed, and where it goes. */
export const OrderDetails = ({
  order,
  fulfillment = null,
}: {
  order: OrderView;
  fulfillment?: FulfillmentView | null;
}) => {
  const t = useText();
  const format = useFormat();
  const { cart } = order;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Deliver to')}</dt>
          <dd>
            <AddressLines address={addressOf(order.shippingDetails)} />
          </dd>
        </div>
        {fulfillment && <WhereItIs fulfillment={fulfillment} />}
        <div>
          <dt>{t('Paid with')}</dt>
          <dd>
            {order.credit && (
              <p>{t('Store credit -{amount}', { amount: format.money(order.credit, 'always') })}</p>
            )}
            {paidText(order, t)}
            <PaidByCard order={order} />
            {order.addressPaid && (
              <p>
                {t('For the new address: {amount}', {
                  amount: format.money(order.addressPaid.amount, 'always'),
                })}
              </p>
            )}
            {chargesOf(order, t, format).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </dd>
        </div>
      </dl>
      <OrderSummary
        cart={cart}
        lines={
          <CartLines
            items={cart.items}
            hasFreeDelivery={hasFreeDelivery(cart)}
            tellsDelivery={isAsPromised(fulfillment)}
          />
        }
      >
        <Receipt receipt={cart.receipt} currency={cart.totalPrice.currency} />
      </OrderSummary>
    </div>
  );
};

/** Once there are shipments, they say when things come, or came; what is not sent comes on no day. */
const isAsPromised = (fulfillment: FulfillmentView | null): boolean =>
  fulfillment === null ||
  (fulfillment.shipments.length === 0 &&
    (fulfillment.status === 'waiting' || fulfillment.status === 'preparing'));

export const STATE_TEXTS: Readonly<Record<FulfillmentView['status'], PlainMessageId>> = {
  waiting: 'With us, until it is paid',
  preparing: 'Being prepared',
  ready: 'Packed, and waiting for its carrier',
  partly_shipped: 'Some of it is on its way, the rest is being prepared',
  shipped: 'On its way to you',
  out_for_delivery: 'Arriving today',
  delivered: 'Delivered to you',
  lost: 'Lost on its way: we are looking for it',
  returned_to_sender: 'On its way back to us',
  resent: 'Being prepared',
  refunded: 'Refunded in full',
  cancelled: 'Not sent: the order is cancelled',
};

const WhereItIs = ({ fulfillment: { status } }: { fulfillment: FulfillmentView }) => {
  const t = useText();
  return (
    <div>
      <dt>{t('Where it is')}</dt>
      <dd>{t(STATE_TEXTS[status])}</dd>
    </div>
  );
};

const addressOf = ({ firstName, lastName, address }: OrderView['shippingDetails']) => ({
  ...address,
  fullName: `${firstName} ${lastName}`.trim(),
});

/** What of an exchange a card pays. */
const PaidByCard = ({ order: { total, credit, exchangeOf } }: { order: OrderView }) => {
  const t = useText();
  const { money } = useFormat();
  if (!exchangeOf) return null;
  const amount = total.amount - (credit?.amount ?? 0) - exchangeOf.amount.amount;
  return amount > 0 ? (
    <p>{t('By card: {amount}', { amount: money({ ...total, amount }, 'always') })}</p>
  ) : null;
};

/** Null where credit alone paid. */
const paidText = (order: OrderView, t: Translate): string | null => {
  if (order.total.amount === 0) return t('There was nothing to pay');
  return order.credit?.amount === order.total.amount ? null : paymentText(order, t);
};

/** A card that is not told more of yet is a card all the same. */
const paymentText = ({ paymentDetails, exchangeOf }: OrderView, t: Translate): string => {
  const { provider, brand, last4 } = paymentDetails;
  if (exchangeOf) return t('What you send back of order {id}', { id: exchangeOf.shortId });
  if (brand !== null && last4 !== null) return `${capitalised(brand)} ···· ${last4}`;
  return localizeName(t, findMethod(provider)?.label ?? provider);
};

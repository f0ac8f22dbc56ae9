import type { PaymentState } from '@counterpane/contract/checkout/checkout-state';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { isActive, paymentsOf } from '../payments/store.ts';

type OrderPaymentState = Pick<
  PaymentState,
  'paymentElementClientSecret' | 'showTruemedIframe' | 'showAcimaFallback'
>;

/**
 * What the payment of an order waits for [K3]: what lets the card provider's script go on with it, which page of a provider
 * is to be shown in a frame, or why it cannot be.
 */
export const orderPaymentState = async (
  db: Queries,
  order: Pick<Order, 'id' | 'status'> | null,
): Promise<OrderPaymentState> => {
  const payments = order ? await paymentsOf(db, order.id) : [];
  const [last] = payments;
  const action = payments.find(isActive)?.nextAction;
  return {
    paymentElementClientSecret: action?.type === 'challenge' ? action.clientSecret : null,
    showTruemedIframe:
      order?.status === 'awaiting_payment' && last?.provider === 'truemed' && last.status === 'challenge',
    showAcimaFallback:
      order?.status === 'payment_failed' && last?.provider === 'acima' && last.status === 'failed',
  };
};

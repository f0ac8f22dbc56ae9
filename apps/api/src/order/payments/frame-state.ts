import type { PaymentState } from '@counterpane/contract/checkout-state';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { paymentsOf } from './store.ts';

/** Which page of a provider is to be shown in a frame, or why it cannot be [K3]. */
export const frameState = async (
  db: Queries,
  order: Pick<Order, 'id' | 'status'> | null,
): Promise<Pick<PaymentState, 'showTruemedIframe' | 'showAcimaFallback'>> => {
  const [last] = order ? await paymentsOf(db, order.id) : [];
  return {
    showTruemedIframe:
      order?.status === 'awaiting_payment' && last?.provider === 'truemed' && last.status === 'challenge',
    showAcimaFallback:
      order?.status === 'payment_failed' && last?.provider === 'acima' && last.status === 'failed',
  };
};

import type { Order } from '../../order/orders/store.ts';
import { isActive, type Payment } from '../../order/payments/store.ts';

/** Whether a call was made for an attempt and its outcome is unknown: it may have taken money. */
export const isUnresolved = ({ status, kind }: Pick<Payment, 'status' | 'kind'>): boolean =>
  status === 'started' && kind === 'token';

/** The attempt of a parked order that its provider can be asked about; undefined where there is nothing to ask. */
export const findQueryableAttempt = (
  { status, attention }: Pick<Order, 'status' | 'attention'>,
  payments: readonly Payment[],
): Payment | undefined => {
  if (status !== 'needs_attention') return undefined;
  return payments.find(isActive) ?? (attention === 'payment_unknown' ? payments[0] : undefined);
};

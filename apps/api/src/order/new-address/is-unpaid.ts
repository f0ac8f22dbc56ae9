import type { Order } from '../orders/store.ts';

/** Whether what a new address costs more can be paid now: its payment is not under way, and its time is not over. */
export const isUnpaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'awaiting_payment' || status === 'payment_failed';

import type { Recipient } from '@counterpane/providers/payment/port';
import type { Order } from '../orders/store.ts';

/** Who gets an order, as providers want to know it. */
export const recipientOf = ({ frozen }: Pick<Order, 'frozen'>): Recipient => {
  const { firstName, lastName, phone, address } = frozen.shippingDetails;
  return { name: `${firstName} ${lastName}`.trim(), phone, ...address };
};

import type { Order } from './store.ts';

type Recipient = Pick<Order['frozen']['shippingDetails'], 'address'>;

/** Whether two orders go to one door. */
export const isSameAddress = ({ address: one }: Recipient, { address: other }: Recipient): boolean =>
  one.line1 === other.line1 &&
  one.line2 === other.line2 &&
  one.zip === other.zip &&
  one.city === other.city &&
  one.state === other.state &&
  one.country === other.country;

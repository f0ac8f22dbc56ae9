import type { OrderBody } from '@counterpane/contract/orders/orders';
import { maskEmail, maskPhone, maskStreet, maskText } from '@counterpane/rules/orders/mask-person';

/**
 * An order as a link alone shows it: what was bought, what it cost and where about it goes, and of the person as much
 * as they need to know their own. A link can be forwarded, and stays in mailboxes and histories.
 */
export const maskedOrder = (order: OrderBody): OrderBody => ({
  ...order,
  email: maskEmail(order.email),
  shippingDetails: maskedPerson(order.shippingDetails),
  billingDetails: maskedPerson(order.billingDetails),
  // Free data of the client that placed it, which may hold anything.
  extraData: {},
  metadata: {},
});

const maskedPerson = ({ lastName, phone, address, ...rest }: OrderBody['shippingDetails']) => ({
  ...rest,
  lastName: maskText(lastName),
  phone: maskPhone(phone),
  address: { ...address, line1: maskStreet(address.line1), line2: maskText(address.line2) },
});

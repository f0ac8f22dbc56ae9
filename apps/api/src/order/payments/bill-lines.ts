import type { BillLine, Recipient } from '@counterpane/providers/payment/port';
import type { Order } from '../orders/store.ts';

/** The lines of the frozen order that its total pays for. Items that cost nothing are left out. */
export const billLines = ({ frozen }: Pick<Order, 'frozen'>): BillLine[] =>
  frozen.cart.items
    .filter(({ priceAfterDiscount }) => priceAfterDiscount.amount > 0)
    .map(({ sku, product, quantity, priceAfterDiscount }) => ({
      sku,
      name: product.title,
      quantity,
      amount: priceAfterDiscount.amount,
    }));

/** Who gets an order, as providers want to know it. */
export const recipientOf = ({ frozen }: Pick<Order, 'frozen'>): Recipient =>
  toRecipient(frozen.shippingDetails);

/** Who pays for it. */
export const payerOf = ({ frozen }: Pick<Order, 'frozen'>): Recipient => toRecipient(frozen.billingDetails);

const toRecipient = ({
  firstName,
  lastName,
  phone,
  address,
}: Order['frozen']['shippingDetails']): Recipient => ({
  name: `${firstName} ${lastName}`.trim(),
  phone,
  ...address,
});

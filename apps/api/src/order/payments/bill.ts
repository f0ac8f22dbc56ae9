import type { BillLine, Recipient } from '@counterpane/providers/payment/port';
import type { Order } from '../orders/store.ts';

/** What an order's money is for, as it was frozen. What costs nothing is no line of a bill. */
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
export const recipientOf = ({ frozen }: Pick<Order, 'frozen'>): Recipient => {
  const { firstName, lastName, phone, address } = frozen.shippingDetails;
  return { name: `${firstName} ${lastName}`.trim(), phone, ...address };
};

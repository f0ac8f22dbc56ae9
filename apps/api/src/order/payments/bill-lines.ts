import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import type { BillLine, Recipient } from '@counterpane/providers/payment/port';
import { type Money, money } from '@counterpane/rules/money/money';
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

/** What is paid beside its lines. Tax that the prices include is in them. */
export const billedOnTop = ({ frozen }: Pick<Order, 'frozen'>): { delivery: Money; tax: Money } => {
  const { delivery, taxes } = summaryRows(frozen.cart);
  return { delivery, tax: taxes ?? money(0, delivery.currency) };
};

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

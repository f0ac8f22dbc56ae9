import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import type { BillLine, Recipient } from '@counterpane/providers/payment/port';
import { allocate } from '@counterpane/rules/money/allocate';
import { type Money, money } from '@counterpane/rules/money/money';
import type { Order } from '../orders/store.ts';

/**
 * The lines of the frozen order that are paid for, and what is paid beside them. Items that cost nothing are left out; tax that
 * the prices include is in them. What store credit pays, and what comes back in exchange, is taken off each by its share, so that
 * all come to what is charged.
 */
export const billedOf = ({
  frozen,
  creditCents,
  exchangeCents,
}: Pick<Order, 'frozen' | 'creditCents' | 'exchangeCents'>): {
  readonly lines: BillLine[];
  readonly onTop: { readonly delivery: Money; readonly tax: Money };
} => {
  if (frozen.addressOf) return billedDifference({ frozen, creditCents });
  const { delivery, taxes } = summaryRows(frozen.cart);
  const tax = taxes?.amount ?? 0;
  const items = frozen.cart.items.filter(({ priceAfterDiscount }) => priceAfterDiscount.amount > 0);
  const prices = items.map(({ priceAfterDiscount }) => priceAfterDiscount.amount);
  const [paidDelivery = 0, paidTax = 0, ...paid] = allocate(creditCents + exchangeCents, [
    ...[delivery.amount, tax],
    ...prices,
  ]);
  return {
    lines: items
      .map(({ sku, product, quantity, priceAfterDiscount }, index) => ({
        sku,
        name: product.title,
        quantity,
        amount: priceAfterDiscount.amount - (paid[index] ?? 0),
      }))
      .filter(({ amount }) => amount > 0),
    onTop: {
      delivery: money(delivery.amount - paidDelivery, delivery.currency),
      tax: money(tax - paidTax, delivery.currency),
    },
  };
};

/** What another address costs more is one thing: its taxes and fees may differ both ways. */
const billedDifference = ({
  frozen: { cart, addressOf },
  creditCents,
}: Pick<Order, 'frozen' | 'creditCents'>): ReturnType<typeof billedOf> => {
  const { amount, currency } = cart.totalPrice;
  const nothing = money(0, currency);
  const name = `New address of order ${addressOf?.shortId ?? ''}`;
  return {
    lines: [{ sku: 'new-address', name, quantity: 1, amount: amount - creditCents }],
    onTop: { delivery: nothing, tax: nothing },
  };
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

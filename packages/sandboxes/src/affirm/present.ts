import { type Refunded, sumOf } from '../lender/lender.ts';
import type { Checkout, Transaction } from './checkout.ts';

export const redirectUrlOf = ({ id }: Pick<Checkout, 'id'>, base: string): string =>
  `${base}/products/checkout/${id}`;

/** A checkout as `GET /api/v2/checkout/{id}` shows it: what it was opened with, and not how far it is. */
export const presentCheckout = (checkout: Checkout, base: string) => ({
  checkout_id: checkout.id,
  order_id: checkout.reference,
  total: checkout.cents,
  currency: checkout.currency,
  checkout_expiration: checkout.expiresAt,
  redirect_url: redirectUrlOf(checkout, base),
  merchant: {
    user_confirmation_url: checkout.confirmationUrl,
    user_cancel_url: checkout.cancelUrl,
    user_confirmation_url_action: checkout.confirmationAction,
  },
});

/** A transaction as `/api/v1/transactions` shows it. */
export const presentTransaction = (checkout: Checkout, transaction: Transaction) => ({
  id: transaction.id,
  checkout_id: checkout.id,
  ...(transaction.orderId === null ? {} : { order_id: transaction.orderId }),
  status: transaction.status,
  amount: transaction.amount,
  amount_refunded: sumOf(transaction.refunds),
  currency: checkout.currency,
  created: transaction.created,
  provider_id: 1,
  events: transaction.refunds.map((refund) => presentRefund(checkout, transaction, refund)),
});

/** An event has the id of its transaction; its own is `reference_id`. */
export const presentRefund = (
  { currency }: Checkout,
  { id }: Transaction,
  { id: reference, amount }: Refunded,
) => ({ id, reference_id: reference, type: 'refund', amount, currency });

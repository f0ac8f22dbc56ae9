import { writeDecimal } from '../machinery/decimal-amount.ts';
import type { XmlValue } from './xml.ts';

/** https://developer.paypal.com/braintree/docs/reference/general/statuses */
type TransactionStatus =
  | 'authorized'
  | 'settling'
  | 'settled'
  | 'settlement_pending'
  | 'settlement_declined'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed'
  | 'voided'
  | 'authorization_expired';

/** A sale, or the credit that gives back (a part of) one. */
export interface Transaction {
  readonly id: string;
  readonly type: 'sale' | 'credit';
  readonly status: TransactionStatus;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly merchantAccountId: string;
  readonly orderId: string;
  readonly payer: string;
  readonly responseCode: string;
  readonly responseText: string;
  readonly rejection: string | null;
  readonly refundedId: string | null;
  /** What `settling` or `settlement_pending` comes to. */
  readonly settlesAs: 'settled' | 'settlement_declined';
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** As Braintree writes it, as far as the store reads it. */
export const presentTransaction = (
  transaction: Transaction,
  refundIds: readonly string[] = [],
): XmlValue => ({
  id: transaction.id,
  status: transaction.status,
  type: transaction.type,
  currencyIsoCode: transaction.currency,
  amount: writeDecimal(transaction.amount),
  merchantAccountId: transaction.merchantAccountId,
  orderId: transaction.orderId,
  createdAt: transaction.createdAt,
  updatedAt: transaction.updatedAt,
  paymentInstrumentType: 'paypal_account',
  processorResponseCode: transaction.responseCode,
  processorResponseText: transaction.responseText,
  processorSettlementResponseCode: transaction.status === 'settlement_declined' ? '4001' : '',
  processorSettlementResponseText: transaction.status === 'settlement_declined' ? 'Settlement Declined' : '',
  gatewayRejectionReason: transaction.rejection,
  refundedTransactionId: transaction.refundedId,
  refundIds: { list: 'item', entries: refundIds },
  paypal: { payerEmail: transaction.payer, payerStatus: 'VERIFIED' },
});

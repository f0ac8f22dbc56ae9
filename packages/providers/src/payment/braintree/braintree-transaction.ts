import { money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { z } from 'zod';
import { parseReference } from './attempt-reference.ts';
import { centsOf } from './decimal-amount.ts';
import { currencySchema } from './foreign-money.ts';

/** What we read of a transaction: https://developer.paypal.com/braintree/docs/reference/response/transaction */
export const transactionSchema = z.object({
  id: z.string().min(1),
  type: z.enum(['sale', 'credit']),
  status: z.string(),
  amount: z.string(),
  currencyIsoCode: currencySchema,
  orderId: z.string().nullish(),
  /** Of a credit: the sale that it gives back. */
  refundedTransactionId: z.string().nullish(),
  refundIds: z.array(z.string()).nullish(),
  processorResponseCode: z.string().nullish(),
  processorResponseText: z.string().nullish(),
  processorSettlementResponseText: z.string().nullish(),
  gatewayRejectionReason: z.string().nullish(),
});

export type BraintreeTransaction = z.infer<typeof transactionSchema>;

/**
 * A sale in the words of the payment table. A wallet has no card to show.
 * @throws for a transaction that is not a payment of ours, and for a status that Braintree does not document
 */
export const outcomeOfTransaction = (transaction: BraintreeTransaction): PaymentOutcome => {
  const reference = parseReference(transaction.orderId);
  if (!reference) throw new Error(`${transaction.id} is not a payment of ours: it names no order`);
  const state = stateOf(transaction);
  return {
    state,
    reference: transaction.id,
    amount: money(centsOf(transaction.amount), transaction.currencyIsoCode),
    ...reference,
    card: null,
    nextAction: null,
    failure: state === 'failed' ? failureOf(transaction) : null,
    providerStatus: transaction.status,
  };
};

/** PayPal settles at once; `settlement_pending` is money that it has not decided about. */
const STATES: Readonly<Record<string, PaymentOutcome['state']>> = {
  submitted_for_settlement: 'succeeded',
  settling: 'succeeded',
  settlement_confirmed: 'succeeded',
  settled: 'succeeded',
  authorized: 'authorised',
  authorizing: 'processing',
  settlement_pending: 'processing',
  processor_declined: 'failed',
  gateway_rejected: 'failed',
  settlement_declined: 'failed',
  failed: 'failed',
  voided: 'cancelled',
  authorization_expired: 'cancelled',
};

/** @throws for a status that Braintree does not document */
export const stateOf = ({ id, status }: BraintreeTransaction): PaymentOutcome['state'] => {
  const state = STATES[status];
  if (!state) throw new Error(`Braintree gave ${id} the status ${status}`);
  return state;
};

const INSUFFICIENT_FUNDS = '2001';

const failureOf = (transaction: BraintreeTransaction): PaymentOutcome['failure'] => {
  const { status, processorResponseCode: code, gatewayRejectionReason: reason } = transaction;
  if (reason) return { code: `gateway_rejected_${reason}`, message: `Gateway Rejected: ${reason}` };
  if (status === 'settlement_declined')
    return { code: status, message: transaction.processorSettlementResponseText || 'Settlement Declined' };
  return {
    code: code === INSUFFICIENT_FUNDS ? 'insufficient_funds' : (code ?? status),
    message: transaction.processorResponseText || 'Processor Declined',
  };
};

import type { BraintreeGateway } from 'braintree';
import type { RefundOutcome, RefundRequest } from '../port.ts';
import { withFailuresNamed } from './braintree-failure.ts';
import { type BraintreeTransaction, transactionSchema } from './braintree-transaction.ts';
import { decimalOf } from './decimal-amount.ts';
import { findTransaction } from './find-transactions.ts';

/** Braintree's words for "there is not that much left to give back", and for money that has not come yet. */
const NOTHING_LEFT = ['91506', '91512', '91521'];

/**
 * Gives money back once per key: the refund carries the key as its `order_id` and is looked for first, among those
 * that the sale itself names. A search may take a moment to know them.
 */
export const refundTransaction = async (
  gateway: BraintreeGateway,
  { reference, amount, idempotencyKey }: RefundRequest,
): Promise<RefundOutcome> => {
  const earlier = await findRefund(gateway, reference, idempotencyKey);
  if (earlier) return outcomeOfRefund(earlier);
  const options = { amount: decimalOf(amount.amount), orderId: idempotencyKey };
  // The package takes options here; its types know only an amount.
  const refunding = gateway.transaction.refund(reference, options as unknown as string);
  const result = await withFailuresNamed(refunding);
  if (result.success) return outcomeOfRefund(transactionSchema.parse(result.transaction));
  const codes = result.errors.deepErrors().map(({ code }) => code);
  if (result.transaction || codes.some((code) => NOTHING_LEFT.includes(code))) {
    // Another try with the same key may have been under way, and is what left nothing.
    const made = await findRefund(gateway, reference, idempotencyKey);
    return made ? outcomeOfRefund(made) : { reference, state: 'failed', failure: result.message };
  }
  throw new Error(`Braintree refused to refund ${reference}: ${result.message}`);
};

const findRefund = async (
  gateway: BraintreeGateway,
  reference: string,
  key: string,
): Promise<BraintreeTransaction | null> => {
  const sale = await findTransaction(gateway, reference);
  for (const id of sale?.refundIds ?? []) {
    const refund = await findTransaction(gateway, id);
    if (refund?.orderId === key) return refund;
  }
  return null;
};

/** A credit in the words of the port. */
export const outcomeOfRefund = (transaction: BraintreeTransaction): RefundOutcome => {
  const { id, status, processorSettlementResponseText, processorResponseText } = transaction;
  const state = stateOf(status);
  const failure = processorSettlementResponseText || processorResponseText;
  return { reference: id, state, ...(state === 'failed' && failure ? { failure } : {}) };
};

const stateOf = (status: string): RefundOutcome['state'] => {
  if (['submitted_for_settlement', 'settling', 'settlement_confirmed', 'settled'].includes(status))
    return 'succeeded';
  return status === 'settlement_pending' ? 'pending' : 'failed';
};

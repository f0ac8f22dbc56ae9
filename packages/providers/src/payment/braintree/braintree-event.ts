import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import type { ReadEvent, RefundOutcome } from '../port.ts';
import { parseReference } from './attempt-reference.ts';
import { isBadSignature } from './braintree-failure.ts';
import { outcomeOfRefund } from './braintree-refund.ts';
import {
  type BraintreeTransaction,
  outcomeOfTransaction,
  transactionSchema,
} from './braintree-transaction.ts';
import { isForeign } from './foreign-money.ts';

const notificationSchema = z.object({
  kind: z.string().min(1),
  timestamp: z.string().default(''),
  transaction: z.unknown().optional(),
  dispute: z.looseObject({ id: z.string().min(1) }).nullish(),
});

/** The two kinds that tell what became of a payment. */
const KINDS = ['transaction_settled', 'transaction_settlement_declined'];

/**
 * Verifies a webhook (`bt_payload` and `bt_signature`) before it reads a word of it, then says what it means
 * for an order. Braintree gives its notifications no id: kind and transaction together are one.
 */
export const readBraintreeEvent = async (
  gateway: BraintreeGateway,
  payload: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  if (!signature) return { refused: 'bad_signature' };
  let notification: unknown;
  try {
    notification = await gateway.webhookNotification.parse(signature, payload);
  } catch (error) {
    return { refused: isBadSignature(error) ? 'bad_signature' : 'malformed' };
  }
  const parsed = notificationSchema.safeParse(notification);
  if (!parsed.success) return { refused: 'malformed' };
  const { kind, timestamp, dispute } = parsed.data;
  // Another shop's, under the same keys, is nothing that staff of this one look up.
  if (isForeign(dispute)) return { id: `${kind}:${timestamp}`, type: kind, outcome: null };
  if (dispute)
    return { id: `${kind}:${dispute.id}:${timestamp}`, type: kind, outcome: null, dispute: dispute.id };
  const transaction = transactionSchema.safeParse(parsed.data.transaction);
  if (!transaction.success) return { id: `${kind}:${timestamp}`, type: kind, outcome: null };
  const refund = refundOf(kind, transaction.data);
  return {
    id: `${kind}:${transaction.data.id}`,
    type: kind,
    outcome: outcomeOf(kind, transaction.data),
    ...(refund && { refund }),
  };
};

/** Refunds settle like sales, and some fail long after: `refund_failed` is of cards, which the store has elsewhere. */
const refundOf = (kind: string, transaction: BraintreeTransaction): RefundOutcome | null =>
  transaction.type === 'credit' && [...KINDS, 'refund_failed'].includes(kind)
    ? outcomeOfRefund(transaction)
    : null;

/** An account may take other payments than the store's; those name no order of ours. */
const outcomeOf = (kind: string, transaction: BraintreeTransaction): PaymentOutcome | null => {
  const isOurs = transaction.type === 'sale' && parseReference(transaction.orderId) !== null;
  return isOurs && KINDS.includes(kind) ? outcomeOfTransaction(transaction) : null;
};

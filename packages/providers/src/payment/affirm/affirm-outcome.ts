import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { centsOf } from '../lender/lender-money.ts';
import { type OrderReference, parseReference } from '../order-reference.ts';
import type { PayRequest, ProviderEntry } from '../port.ts';
import type { AffirmCheckout, AffirmTransaction } from './affirm-answers.ts';
import { isClosed } from './closed-checkout.ts';

const NOTHING = { card: null, nextAction: null, failure: null } as const;

/** A loan in the words of the payment table [R005]. Null for one that belongs to no order of ours. */
export const findOutcomeOfTransaction = (transaction: AffirmTransaction): PaymentOutcome | null => {
  const order = parseReference(transaction.order_id);
  return order && outcomeOfTransaction(transaction, order);
};

const outcomeOfTransaction = (
  transaction: AffirmTransaction,
  { orderId, paymentId }: OrderReference,
): PaymentOutcome => ({
  ...NOTHING,
  state: STATES[transaction.status],
  reference: transaction.id,
  amount: centsOf('Affirm', transaction.amount, transaction.currency),
  orderId,
  paymentId,
  providerStatus: transaction.status,
});

/** What was given back or is disputed was paid all the same: `disputedOf` tells of it. */
const STATES: Readonly<Record<AffirmTransaction['status'], PaymentOutcome['state']>> = {
  authorized: 'authorised',
  auth_expired: 'cancelled',
  captured: 'succeeded',
  confirmed: 'succeeded',
  disputed: 'succeeded',
  dispute_refunded: 'succeeded',
  partially_captured: 'succeeded',
  partially_refunded: 'succeeded',
  refunded: 'succeeded',
  voided: 'cancelled',
};

/**
 * Whether its borrower disputes it, or has won. Affirm documents both states without an amount, an id or a time, and lists no
 * event of them ("Transaction states", "TransactionEvent object"): staff look those up.
 */
export const disputedOf = ({ status }: AffirmTransaction): ProviderEntry['disputed'] => {
  if (status === 'disputed') return 'open';
  return status === 'dispute_refunded' ? 'lost' : undefined;
};

/**
 * A checkout that has come to no transaction: open until it expires, or the store has turned away from it. A decline on the page is no end of it, for the shopper
 * may ask for less, or pay some of it down. `now` is a time in milliseconds.
 */
export const outcomeOfCheckout = (
  checkout: AffirmCheckout,
  { orderId, paymentId }: OrderReference,
  now: number,
): PaymentOutcome => {
  const ended = isClosed(checkout) ? 'closed' : isExpired(checkout, now) ? 'expired' : null;
  const state = ended === null ? 'challenge' : 'cancelled';
  const page = checkout.redirect_url;
  return {
    ...NOTHING,
    state,
    reference: checkout.checkout_id,
    amount: centsOf('Affirm', checkout.total, checkout.currency),
    orderId,
    paymentId,
    nextAction: state === 'challenge' && page ? { type: 'redirect', url: page } : null,
    providerStatus: ended ?? 'opened',
  };
};

const isExpired = ({ checkout_expiration: end }: AffirmCheckout, now: number): boolean =>
  end != null && Date.parse(end) <= now;

/** Refused before anything was taken. A checkout that is read does not tell of it, so that there is nothing to refer to. */
export const refusedOutcome = (
  { amount, orderId, paymentId }: PayRequest,
  failure: NonNullable<PaymentOutcome['failure']>,
): PaymentOutcome => ({
  ...NOTHING,
  state: 'failed',
  reference: null,
  amount,
  orderId,
  paymentId,
  failure,
  providerStatus: 'refused',
});

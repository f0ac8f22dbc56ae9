import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { centsOf } from '../lender/lender-money.ts';
import { type OrderReference, parseReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import type { AffirmCheckout, AffirmTransaction } from './affirm-answers.ts';

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

/** What was given back or is disputed was paid all the same. */
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

/** A checkout that has come to no transaction. `now` is a time in milliseconds. */
export const outcomeOfCheckout = (
  checkout: AffirmCheckout,
  { orderId, paymentId }: OrderReference,
  now: number,
): PaymentOutcome => {
  const state = stateOfCheckout(checkout, now);
  const page = checkout.redirect_url;
  return {
    ...NOTHING,
    state,
    reference: checkout.checkout_id,
    amount: centsOf('Affirm', checkout.total, checkout.currency),
    orderId,
    paymentId,
    nextAction: state === 'challenge' && page ? { type: 'redirect', url: page } : null,
    failure: state === 'failed' ? { code: 'declined', message: 'Affirm declined the loan.' } : null,
    providerStatus: checkout.checkout_status ?? 'opened',
  };
};

/** A decline on the page is no end of it while the page is open: the shopper may ask for less, or pay some of it down. */
const stateOfCheckout = (checkout: AffirmCheckout, now: number): PaymentOutcome['state'] => {
  if (checkout.checkout_status === 'not_approved') return 'failed';
  return isExpired(checkout, now) ? 'cancelled' : 'challenge';
};

const isExpired = ({ checkout_expiration: end }: AffirmCheckout, now: number): boolean =>
  end != null && Date.parse(end) <= now;

/** Refused before anything was taken. */
export const refusedOutcome = (
  { amount, orderId, paymentId, token }: PayRequest,
  failure: NonNullable<PaymentOutcome['failure']>,
  isTheirs = true,
): PaymentOutcome => ({
  ...NOTHING,
  state: 'failed',
  reference: isTheirs ? token : null,
  amount,
  orderId,
  paymentId,
  failure,
  providerStatus: 'refused',
});

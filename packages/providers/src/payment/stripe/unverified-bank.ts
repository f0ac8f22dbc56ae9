import type Stripe from 'stripe';

/**
 * A bank account is checked while the shopper is there, or not taken at all: Stripe's other way sends cents to it, which arrive
 * after days and must be typed in, and nobody keeps a mattress for that long (docs.stripe.com/payments/ach-direct-debit).
 */
export const INSTANT_ONLY = { us_bank_account: { verification_method: 'instant' } } as const;

export const NEEDS_INSTANT_VERIFICATION = {
  code: 'needs_instant_verification',
  message: 'This bank account needs instant verification. Please try another account or another way to pay.',
} as const;

/** The metadata of such a payment: every later answer and event about its end also says why. */
export const MARK = NEEDS_INSTANT_VERIFICATION.code;

/** Whether Stripe waits for cents to arrive at a bank account all the same. */
export const awaitsDeposits = ({ status, next_action }: Stripe.PaymentIntent): boolean =>
  status === 'requires_action' && next_action?.type === 'verify_with_microdeposits';

/** Whether a payment was ended because its bank account was not verified at once. */
export const isUnverified = ({ status, metadata }: Stripe.PaymentIntent): boolean =>
  status === 'canceled' && metadata[MARK] === 'true';

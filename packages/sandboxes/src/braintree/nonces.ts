import type { Journal } from './journal.ts';
import type { Behaviour, Nonce } from './nonce.ts';

/** A nonce, and whether amounts of the test tables count for it. */
export interface UsableNonce extends Nonce {
  readonly isFake: boolean;
}

/**
 * Braintree's test nonces of PayPal, and four of ours that tell what will happen. They may be used again
 * and again: https://developer.paypal.com/braintree/docs/reference/general/testing
 */
export const FAKE: Readonly<Record<string, Behaviour>> = {
  'fake-paypal-one-time-nonce': 'succeeds',
  'fake-paypal-billing-agreement-nonce': 'succeeds',
  'fake-paypal-declined-nonce': 'declined',
  'fake-paypal-insufficient-funds-nonce': 'insufficient',
  'fake-paypal-settlement-pending-nonce': 'pending',
  'fake-paypal-settlement-declined-nonce': 'pending-declined',
};

export const FAKE_PAYER = 'sandbox-buyer@example.com';

export const findNonce = (journal: Journal, id: string): UsableNonce | null => {
  const behaviour = Object.hasOwn(FAKE, id) ? FAKE[id] : undefined;
  if (behaviour) return { id, behaviour, payer: FAKE_PAYER, isUsed: false, isFake: true };
  if (id === 'fake-consumed-nonce')
    return { id, behaviour: 'succeeds', payer: FAKE_PAYER, isUsed: true, isFake: true };
  const made = journal.find('nonce', id);
  return made && { ...made, isFake: false };
};

import { BEFORE_PAYMENT, type PaymentState } from '@counterpane/contract/checkout-state';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { SavedCheckout } from './saved-checkout.ts';

/** What was chosen so far tells of the card; everything else is as before a payment. */
export const paymentState = ({ paymentProvider, cardToken }: SavedCheckout): PaymentState => ({
  ...BEFORE_PAYMENT,
  paymentToken: cardToken ?? null,
  isStripeValid: cardToken !== undefined && findMethod(paymentProvider ?? '')?.entry === 'card-fields',
});

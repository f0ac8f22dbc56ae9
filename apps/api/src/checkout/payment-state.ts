import type { PaymentState } from '@counterpane/contract/checkout-state';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { SavedCheckout } from './saved-checkout.ts';

/** Where a payment stands before a way to pay has anything to say of it (checkout section 3). */
const BEFORE_PAYMENT: PaymentState = {
  paymentElementPaymentProvider: null,
  paymentElementConfirmationTokenObject: null,
  paymentElementClientSecret: null,
  stripeExtraData: null,
  stripePaymentRequestToken: null,
  paymentToken: null,
  isStripeValid: false,
  isExpressPayment: false,
  isExpressPaymentSuccess: false,
  expressPaymentRefreshKey: 0,
  isAmazonPayServiceInitiated: false,
  unavailablePaymentProviders: [],
  showAcimaFallback: false,
  showTruemedIframe: false,
};

/** What was chosen so far tells of the card; everything else is as before a payment. */
export const paymentState = ({ paymentProvider, cardToken }: SavedCheckout): PaymentState => ({
  ...BEFORE_PAYMENT,
  paymentToken: cardToken ?? null,
  isStripeValid: cardToken !== undefined && findMethod(paymentProvider ?? '')?.entry === 'card-fields',
});

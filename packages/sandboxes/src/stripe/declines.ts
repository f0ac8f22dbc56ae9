/** Why an issuer says no, with Stripe's codes and Stripe's words. */
export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const DECLINED = 'Your card was declined.';

export const DECLINES = {
  generic: { code: 'card_declined', declineCode: 'generic_decline', message: DECLINED },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lostCard: { code: 'card_declined', declineCode: 'lost_card', message: DECLINED },
  stolenCard: { code: 'card_declined', declineCode: 'stolen_card', message: DECLINED },
  fraudulent: { code: 'card_declined', declineCode: 'fraudulent', message: DECLINED },
  expiredCard: { code: 'expired_card', message: 'Your card has expired.' },
  incorrectCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  bankInsufficientFunds: {
    code: 'payment_intent_payment_attempt_failed',
    declineCode: 'insufficient_funds',
    message: 'The customer’s account has insufficient funds to cover this payment.',
  },
  bankAccountClosed: {
    code: 'account_closed',
    message: 'The customer’s bank account has been closed.',
  },
  bankUnverified: {
    code: 'bank_account_unverified',
    message: 'We could not link this bank account. Please try another one.',
  },
  lender: {
    code: 'payment_method_provider_decline',
    message: 'Afterpay declined the payment. Please choose another way to pay.',
  },
  authentication: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const satisfies Record<string, Decline>;

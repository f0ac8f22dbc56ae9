import type { PaymentReadiness } from '../readiness.ts';

export const stripeReadiness: PaymentReadiness = {
  package: 'stripe',
  documentation: {
    at: 'docs.stripe.com',
    readOn: '2026-11-27',
    pages: [
      'Accept an ACH Direct Debit payment (/payments/ach-direct-debit/accept-a-payment)',
      'Verify a new ACH Direct Debit customer using micro-deposits (support.stripe.com/questions/verify-a-new-ach-direct-debit-customer-using-micro-deposits, read on 2026-11-28)',
      'Place a hold on a payment method (/payments/place-a-hold-on-a-payment-method)',
      'Capture a payment multiple times (/payments/multicapture)',
      'Statement descriptors (/get-started/account/statement-descriptors)',
      'Collect payment details before creating an Intent (/payments/accept-a-payment-deferred, read in part; that its `captureMethod` has to be the payment’s is read of solidusio/solidus_stripe, commit e7fef03)',
      'List payment method configurations (/api/payment_method_configurations/list)',
      'The Payment Method Configuration object (/api/payment_method_configurations/object)',
      'Afterpay and Clearpay payments (/payments/afterpay-clearpay, without its table of limits)',
      'Accept an Afterpay or Clearpay payment (/payments/afterpay-clearpay/accept-a-payment)',
      'Integration security guide (/security/guide; its list of hosts could not be read again)',
      'Register domains for payment methods (/payments/payment-methods/pmd-registration)',
      'How disputes work (/disputes/how-disputes-work)',
      'Test card numbers: disputes and refunds (/testing)',
    ],
  },
  proven:
    'every call with the official package; declines, 3-D Secure, slow banks, refunds that are pending or come back, disputes that are won and lost, lost answers, signed webhooks',
  onlyReal: [
    'which ways to pay the account has',
    'what wallets show on real devices, and whether the policy of our pages lets its script load all that it needs',
    'whether goods that are sold before they are there count as pre-orders, which Afterpay does not allow, and its smallest and largest amounts, which its page names by country',
    'how long a bank takes, and what it takes back',
    'what becomes of a payment that was captured in part, given back in part, and then let go',
    'what a dispute costs, which Stripe tells with each',
  ],
  holds: {
    stripeDirect: { captures: 'several', days: 7 },
    stripeCanada: { captures: 'several', days: 7 },
    applepay: { captures: 'several', days: 7 },
    googlepay: { captures: 'several', days: 7 },
    stripePaymentRequest: { captures: 'several', days: 7 },
    link: { captures: 'once', days: 7 },
    afterPay: { captures: 'once', days: 13 },
  },
  goLive: [
    'set the keys and the webhook secret, and have its events `charge.dispute.*` and `refund.*` sent too; a restricted key needs to read disputes',
    'for a capture with each shipment, see that the account has several captures: they come with IC+ pricing, or when Stripe is asked',
    'register the domains for Apple Pay and Google Pay',
    'switch on Link, Afterpay and bank accounts in the dashboard',
    'pay and give back a cent by card, and by each wallet',
  ],
};

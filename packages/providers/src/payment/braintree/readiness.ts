import type { PaymentReadiness } from '../readiness.ts';

export const braintreeReadiness: PaymentReadiness = {
  package: 'braintree',
  documentation: {
    at: 'developer.paypal.com/braintree/docs',
    readOn: '2026-11-27',
    pages: [
      'Premium Fraud Management Tools, client side (/guides/premium-fraud-management-tools/client-side)',
      'DataCollector (braintree.github.io/braintree-web/current/DataCollector.html)',
      'PayPal, server side (/guides/paypal/server-side/node)',
      'PayPal: processing (developer.paypal.com/braintree/articles/guides/payment-methods/paypal/processing)',
      'Transaction: Submit For Settlement (/reference/request/transaction/submit-for-settlement)',
      'Authorization and honor period (developer.paypal.com/docs/checkout/advanced/authorization-honor)',
      'Testing (/reference/general/testing)',
      'Disputes (/guides/disputes/overview)',
      'PayPal: Disputes (developer.paypal.com/braintree/articles/guides/payment-methods/paypal/disputes)',
      'Managing PayPal Disputes via the API (/guides/disputes/paypal-disputes)',
      'Dispute (/reference/response/dispute, read again on 2026-11-28)',
      'Dispute webhooks (/reference/general/webhooks/dispute, read on 2026-11-28)',
      'Settlement responses (/reference/general/processor-responses/settlement-responses, read on 2026-11-28)',
    ],
  },
  proven:
    'every call with the official package; one charge for one nonce, spent nonces, device data and address on the sale, declines, slow settlement, disputes that are won and lost, PayPal’s retrievals whose money is held, and what they become under another id; sales and disputes of another shop’s money under the same keys',
  onlyReal: [
    'PayPal’s window and its refusal of invoice numbers that repeat',
    'how soon a search knows a sale: for five minutes one that is spoken of and not found is held for undecided',
    'how a retrieval is closed that goes on as a claim, and how its hold stands in a settlement',
  ],
  holds: {
    paypal: { captures: 'once', days: 3 },
    paypalCredit: { captures: 'once', days: 3 },
  },
  goLive: [
    'link the PayPal account to a merchant account of each currency (`BRAINTREE_MERCHANT_ACCOUNTS`)',
    'switch duplicate checking on',
    'switch PayPal’s disputes on (Control Panel, Processing, Options of PayPal, “Manage PayPal Disputes in the Braintree Control Panel”): without it none is told of',
    'have the webhooks of disputes sent',
    'pay with PayPal and with PayPal Credit, and give it back',
    'see device data and address at the sale in the control panel',
  ],
};

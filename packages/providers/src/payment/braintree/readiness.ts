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
      'Vaulted Payments (/guides/paypal/vault, read in part on 2026-11-28)',
      'the source of braintree-web 3.144.0 (paypal-checkout, data-collector), and what it asks of a policy of content (braintree/braintree-web 3.136.0, jsdoc/Home.md), read on 2026-11-28',
      'PayPal: processing (developer.paypal.com/braintree/articles/guides/payment-methods/paypal/processing)',
      'Transaction: Submit For Settlement (/reference/request/transaction/submit-for-settlement)',
      'Authorization and honor period (developer.paypal.com/docs/checkout/advanced/authorization-honor)',
      'Transaction: Refund (/reference/request/transaction/refund, read in part on 2026-11-28)',
      'Search fields (/reference/general/searching/search-fields/node, read in part on 2026-11-28)',
      'Dispute: Search (/reference/request/dispute/search, read in part on 2026-11-28)',
      'Validation errors (/reference/general/validation-errors/all, read in part on 2026-11-28)',
      'Testing (/reference/general/testing, read again in part on 2026-11-28)',
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
    'whether PayPal’s script, for which Braintree’s page on policies wants `unsafe-inline`, is content with the nonce that it is given',
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

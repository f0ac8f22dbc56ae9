import type { PaymentReadiness } from '../readiness.ts';

export const affirmReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'docs.affirm.com',
    readOn: '2026-11-27',
    pages: [
      'About Direct API (/payments/docs/direct-api-overview)',
      'The checkout object (/developers/reference/the-checkout-object)',
      'The metadata object (/developers/v1.0-Global-Integration/reference/the-metadata-object)',
      'Shipping & Billing Objects (/developers/v1.0-Global-Integration/reference/shipping-billing-objects)',
      'Authorize, capture, void and refund transaction (/developers/v1.0-Global-Integration/reference)',
      'Transaction object (/developers/reference/transaction-object)',
      'Transaction states (/developers/v1.0-Global-Integration/docs/transaction-states)',
      'TransactionEvent object (/developers/reference/transactionevent-object)',
      'Errors (/developers/reference/errors)',
      'Error Codes (/developers/docs/development-error-codes)',
      'Global Affirm integration guide (/developers/v1.0-Global-Integration/docs/global-affirm-integration-guide)',
      'About promotional messaging for global integrations (/developers/v1.0-Global-Integration/docs/about-promotional-messaging-for-global-integrations)',
      'Checking webhook signatures (/developers/docs/checking-webhook-signatures)',
      'About Partner Disputes API (/developers/reference/about-partner-disputes-api)',
      'Dispute Resolution Policy (businesshub.affirm.com/hc/en-us/articles/23501902626452)',
    ],
  },
  proven:
    'a token that comes back by address or form authorises one loan; declines in the lender’s words, captures, voids, refunds, keys of two countries; a call whose key is being processed (409) declines nothing; a loan that says that it is disputed comes before staff',
  onlyReal: [
    'whether a refund has the `reference_id` that it was sent with',
    'which status comes with which code, and how too little money is told: `auth-declined` is the one published code of a decline',
    'whether a transaction has the id of its token',
    'how an address spells its country, and what items, delivery and tax have to come to',
    'what its script on product pages loads beside its own hosts, and whether its line needs styles that our policy refuses',
    'disputes: a transaction says that it is disputed, or that its borrower has won, and neither how much, until when nor under which id; no webhook tells of it, and whether a merchant’s own keys can ask is unverified, for the description that was found is for Affirm’s partners: staff enter what Affirm writes of them',
  ],
  holds: {},
  goLive: [
    'ask for keys of each country, and for webhooks to be switched on',
    'confirm and be declined in Affirm’s sandbox (`https://api.global.sandbox.affirm.com`)',
    'leave the browser after confirming: the order is paid all the same',
    'name its script (`AFFIRM_SCRIPT_URL`) and read its line on a product page, with the console open: nothing is refused there',
    'show Affirm’s own line alone, or have ours cleared: its wording may not be replaced',
    'capture, void, and give a part back',
    'enter each dispute when Affirm’s email comes, all of it as taken: Affirm withholds the disputed amount until it is decided, and takes evidence for about 15 days',
    'ask Affirm whether the keys may read disputes',
  ],
};

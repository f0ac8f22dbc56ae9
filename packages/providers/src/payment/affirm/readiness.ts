import type { Readiness } from '../readiness.ts';

export const affirmReadiness: Readiness = {
  package: null,
  documentation: {
    at: 'docs.affirm.com',
    pages: [
      'About Direct API (/payments/docs/direct-api-overview)',
      'The checkout object (/developers/reference/the-checkout-object)',
      'Authorize, capture, void and refund transaction (/developers/v1.0-Global-Integration/reference)',
      'Global Affirm integration guide (/developers/v1.0-Global-Integration/docs/global-affirm-integration-guide)',
      'Checking webhook signatures (/developers/docs/checking-webhook-signatures)',
    ],
  },
  proven:
    'a token that comes back by address or form authorises one loan; declines in the lender’s words, captures, voids, refunds, keys of two countries',
  onlyReal: [
    'how a refused authorisation is written',
    'whether a transaction has the id of its token',
    'whether webhooks come again',
    'disputes: Affirm has an interface for them, whose description is published for its partners alone; staff enter what Affirm writes of them',
  ],
  goLive: [
    'ask for keys of each country, and for webhooks to be switched on',
    'confirm and be declined in Affirm’s sandbox (`https://api.global.sandbox.affirm.com`)',
    'leave the browser after confirming: the order is paid all the same',
    'capture, void, and give a part back',
  ],
};

import type { PaymentReadiness } from '../readiness.ts';

export const truemedReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.truemed.com',
    readOn: '2026-11-27',
    pages: [
      'Create payment session (/api-reference/payment-sessions)',
      'iFrame Payment Session (/guides/implementation/i-frame-payment-session)',
      'Create refund (/api-reference/payment-sessions/create-refund)',
      'Reconciling Payments with the API (/guides/reconciliations/overview)',
      'Webhooks (/guides/resources/webhooks)',
      'Payment Session Complete Webhook',
      'Truemed Merchant Integration API v1 (an OpenAPI file, read in part)',
    ],
  },
  proven:
    'sessions of the documented sum, its page in a frame with the message that ends it, reviews that end either way, refunds, signed webhooks taken with 204',
  onlyReal: [
    'how a page that is made for a frame ends in a window of its own, where a shopper has no script or wants none',
    'the path of a refund, and how one ends',
    'what its catalogue counts as eligible',
    'disputes and fees, which its reconciliation lists: the store does not read it, and staff enter them',
    'what becomes of a payment that is reviewed for longer than the 6.95 days that its setup guide names',
  ],
  holds: {},
  goLive: [
    'set the key and the secret of a signed webhook',
    'have the catalogue approved',
    'pay in its sandbox, reviewed and rejected, in the frame and in a window of its own',
    'give a part back',
  ],
};

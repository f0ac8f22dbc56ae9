import type { PaymentReadiness } from '../readiness.ts';

export const truemedReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.truemed.com',
    pages: [
      'Create payment session (/api-reference/payment-sessions)',
      'iFrame Payment Session (/guides/implementation/i-frame-payment-session, read on 2026-11-27)',
      'Create refund (/api-reference/payment-sessions/create-refund)',
      'Truemed Merchant Integration API v1 (an OpenAPI file, read in part)',
    ],
  },
  proven:
    'sessions of the documented sum, its page in a frame with the message that ends it, reviews that end either way, refunds, signed webhooks taken with 204',
  onlyReal: [
    'how a page that is made for a frame ends in a window of its own, where a shopper has no script or wants none',
    'the path of a refund, and how one ends',
    'what its catalogue counts as eligible',
    'disputes, of which nothing is published: staff enter them',
  ],
  holds: {},
  goLive: [
    'set the key and the secret of a signed webhook',
    'have the catalogue approved',
    'pay in its sandbox, reviewed and rejected, in the frame and in a window of its own',
    'give a part back',
  ],
};

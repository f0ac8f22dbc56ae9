import type { PaymentReadiness } from '../readiness.ts';

export const truemedReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.truemed.com',
    pages: [
      'Create payment session (/api-reference/payment-sessions)',
      'Create refund (/api-reference/payment-sessions/create-refund)',
      'Truemed Merchant Integration API v1 (an OpenAPI file, read in part)',
    ],
  },
  proven:
    'sessions of the documented sum, reviews that end either way, refunds, signed webhooks taken with 204',
  onlyReal: [
    'whether the page may be framed',
    'the path of a refund, and how one ends',
    'what its catalogue counts as eligible',
    'disputes, of which nothing is published: staff enter them',
  ],
  holds: {},
  goLive: [
    'set the key and the secret of a signed webhook',
    'have the catalogue approved',
    'pay in its sandbox, reviewed and rejected',
    'give a part back',
  ],
};

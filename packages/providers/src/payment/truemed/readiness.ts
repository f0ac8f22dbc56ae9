import type { PaymentReadiness } from '../readiness.ts';

export const truemedReadiness: PaymentReadiness = {
  package: null,
  documentation: {
    at: 'developers.truemed.com',
    readOn: '2026-11-27',
    pages: [
      'Create payment session (/api-reference/payment-sessions)',
      'iFrame Payment Session (/guides/implementation/i-frame-payment-session)',
      'Get Payment Status (/api-reference/payment-sessions/retrieve-payment-session, read on 2026-11-28; the end of its list of summaries was cut off)',
      'List Payment Sessions (/api-reference/payment-sessions/list-payment-session, read on 2026-11-28)',
      'Interpreting Transaction Status (support.truemed.com/en/articles/4478081, read on 2026-11-28)',
      'Create refund (/api-reference/payment-sessions/create-refund, read again on 2026-11-28)',
      'Capture, void and cancel (/api-reference/payment-sessions/capture-payment-session, void-payment-session, cancel-payment-session; read on 2026-11-28)',
      'Manual/Delayed Capture (/guides/payment-sessions/manual-delayed-capture, read on 2026-11-28)',
      'Reconciling Payments with the API (/guides/reconciliations/overview)',
      'Webhooks (/guides/resources/webhooks)',
      'Payment Session Complete Webhook',
      'Truemed Merchant Integration API v1 (an OpenAPI file, read in part)',
    ],
  },
  unverified:
    'The path of a refund is read from a published emulator and not from Truemed: while it answers 404, a refund is in doubt and is tried again.',
  proven:
    'sessions of the documented sum, its page in a frame with the message that ends it, reviews that end either way, refunds, whose sum is compared, a dispute that a session tells of and that comes before staff, and again when it tells of it no more, signed webhooks taken with 204',
  onlyReal: [
    'how a page that is made for a frame ends in a window of its own, where a shopper has no script or wants none',
    'the path of a refund, and how one ends',
    'what its catalogue counts as eligible',
    'whether a session that is read always has `refund_amount`: where it has none, and its summary is not `Captured`, refunds are not compared',
    'disputes: `status_summary` says that a session has one, `Disputed` as its dashboard has it, and neither how much, until when nor under which id, and what it says of one that is over is not described; its reconciliation lists disputes and fees, which the store does not read: staff enter them',
    'what becomes of a payment that is reviewed for longer than the 6.95 days that its setup guide names',
  ],
  holds: {},
  goLive: [
    'set the key and the secret of a signed webhook',
    'have the catalogue approved',
    'pay in its sandbox, reviewed and rejected, in the frame and in a window of its own',
    'give a part back, first of all: the path of refunds is unverified',
    'enter each dispute with what Truemed tells of it: where it is lost, its amount is deducted from a payout',
  ],
};

import type { Readiness } from '../readiness.ts';

export const amazonReadiness: Readiness = {
  package: '@amazonpay/amazon-pay-api-sdk-nodejs',
  documentation: {
    at: 'developer.amazon.com/docs',
    pages: [
      'Add the Amazon Pay Button (/amazon-pay-checkout/add-the-amazon-pay-button.html)',
      'Verify & complete checkout (/amazon-pay-checkout/verify-and-complete-checkout.html)',
      'Set up Instant Payment Notifications (/amazon-pay-checkout/set-up-instant-payment-notifications.html)',
      'Manage errors (/amazon-pay-api-v2/error-handling.html)',
    ],
  },
  proven:
    'calls signed by the official package; sessions, pending and declined charges, refunds, notifications with their certificate',
  onlyReal: [
    'signing in: Amazon documents a button of its script, and the store sends shoppers to an address that is not documented',
    'Amazon’s own pages and what they send back',
    'which code a refusal has',
    'notifications from Amazon’s addresses',
  ],
  goLive: [
    'list the domains in Seller Central',
    'set the keys and the address for notifications',
    'pay, be declined and cancel in Amazon’s sandbox with its simulations',
    'pay once for real and give it back',
  ],
};

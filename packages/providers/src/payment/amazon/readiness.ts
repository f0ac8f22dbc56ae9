import type { PaymentReadiness } from '../readiness.ts';

export const amazonReadiness: PaymentReadiness = {
  package: '@amazonpay/amazon-pay-api-sdk-nodejs',
  documentation: {
    at: 'developer.amazon.com/docs',
    readOn: '2026-11-27',
    pages: [
      'Amazon Pay script (/amazon-pay-checkout/amazon-pay-script.html)',
      'Add the Amazon Pay Button (/amazon-pay-checkout/add-the-amazon-pay-button.html)',
      'End of checkout placement (/amazon-pay-checkout/end-of-checkout.html)',
      'Address formatting and validation (/amazon-pay-checkout/address-formatting-and-validation.html)',
      'Shipping address restriction samples (/amazon-pay-checkout/address-restriction-samples.html)',
      'Verify & complete checkout (/amazon-pay-checkout/verify-and-complete-checkout.html)',
      'Display shipping and payment info (/amazon-pay-checkout/display-shipping-payment-info.html)',
      'Set up Instant Payment Notifications (/amazon-pay-checkout/set-up-instant-payment-notifications.html)',
      'Dispute (/amazon-pay-api-v2/dispute.html)',
      'Reports (/amazon-pay-api-v2/reports.html, read on 2026-11-28)',
      'Downloading reports via the Amazon Pay Reports API (/amazon-pay-reports/downloading-reports.html, read on 2026-11-28)',
      'Settlement Report Details (/amazon-pay-reports/settlement-reports.html, read on 2026-11-28; its list of transaction types was cut off after refunds)',
      'Set up reports (/amazon-pay-checkout/v1-set-up-reports.html, read on 2026-11-28)',
      'Chargeback FAQ (pay.amazon.com/help/201749690, read on 2026-11-28)',
      'Manage errors (/amazon-pay-api-v2/error-handling.html)',
      'issues 1135 and 1290 of Amazon’s module for Adobe Commerce (amzn/amazon-payments-magento-2-plugin), which sets `checkoutCancelUrl`',
    ],
  },
  proven:
    'calls and buttons signed by the official package; what Amazon’s button starts with, refused where anything in it is wrong; sessions, pending and declined charges, refunds, notifications with their certificate, chargebacks that are opened, won and lost, and found by the report of their settlement where no notification came',
  onlyReal: [
    'what Amazon’s script loads and draws under the policy of our pages: no list of its hosts and styles is published',
    'Amazon’s own pages, what they send back, and whether a session comes along to `checkoutCancelUrl`',
    'changing address or payment from our review step (`bindChangeAction`): shoppers go back a step instead',
    'which code a refusal has, of a call and of a button',
    'notifications from Amazon’s addresses',
    'when the money of a chargeback is taken: it is booked when the buyer has won',
    'under which id a settlement report has a chargeback: by a dispute’s id it is asked about and booked, by a charge’s it is listed for staff, who enter it; that the row’s type is `Chargeback` is read of its help pages, and claims under the A-to-z Guarantee are not read',
    'a chargeback whose notification was lost, until its money is taken: the API lists no disputes, and asks for the id of one; Amazon emails the merchant about each',
  ],
  holds: {},
  goLive: [
    'list the domains in Seller Central: without it the button leads nowhere',
    'set the keys and the address for notifications',
    'see that the keys may read reports: without that no ledger is compared; in Amazon’s sandbox order its settlement report first',
    'read the emails about chargebacks: each names its order and until when to answer',
    'open the cart with the browser’s console and add to the policy what it blocks of Amazon’s script',
    'pay, be declined and cancel in Amazon’s sandbox with its simulations, from the cart and from billing',
    'pay once for real and give it back',
  ],
};

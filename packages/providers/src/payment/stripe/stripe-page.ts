import type Stripe from 'stripe';
import type { HostedPageRequest } from '../port.ts';
import { severalCaptures } from './several-captures.ts';
import { suffixOf } from './statement-suffix.ts';
import { stripeShipping } from './stripe-shipping.ts';
import { INSTANT_ONLY } from './unverified-bank.ts';

/** What opens a page of Stripe's that offers these types of payment and no other. */
export const sessionParams = (
  request: HostedPageRequest,
  types: readonly string[],
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: [...types],
  ...(types.includes('us_bank_account') ? { payment_method_options: INSTANT_ONLY } : {}),
  ...severalCaptures(request.holdsOnly && types.includes('card')),
  client_reference_id: request.orderId,
  metadata: { payment_id: request.paymentId },
  customer_email: request.email,
  // URL classes write the braces as %7B and %7D.
  success_url: request.returnUrl.replaceAll(/(\{|%7B)REFERENCE(\}|%7D)/gi, '{CHECKOUT_SESSION_ID}'),
  cancel_url: request.cancelUrl,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: request.amount.currency.toLowerCase(),
        unit_amount: request.amount.amount,
        product_data: { name: request.description },
      },
    },
  ],
  payment_intent_data: {
    ...(request.holdsOnly ? { capture_method: 'manual' as const } : {}),
    description: request.description,
    // A decline on the page is not the end of it: see stripe-event.ts.
    metadata: { order_id: request.orderId, payment_id: request.paymentId, hosted_page: 'true' },
    ...(request.shipTo ? { shipping: stripeShipping(request.shipTo) } : {}),
    ...(types.includes('card') ? suffixOf(request.shopName) : {}),
  },
});

import { threeLetters } from '../country-code.ts';
import { formatReference } from '../order-reference.ts';
import { type BillLine, HostedPageRefused, type HostedPageRequest, type Recipient } from '../port.ts';
import type { AffirmAccount } from './affirm-account.ts';
import { openedSchema } from './affirm-answers.ts';

/** Affirm's own page for one purchase; nothing is taken before the store asks for what was confirmed there. */
export const openCheckout = async (
  { call, publicKey }: AffirmAccount,
  request: HostedPageRequest,
): Promise<{ reference: string; url: string }> => {
  const answer = await call({
    method: 'POST',
    path: '/api/v2/checkout/direct',
    body: checkoutOf(publicKey, request),
    headers: { 'idempotency-key': request.idempotencyKey },
    answer: openedSchema,
  });
  if (!answer.ok) throw new HostedPageRefused(answer.message);
  return { reference: answer.value.checkout_id, url: answer.value.redirect_url };
};

const checkoutOf = (publicKey: string, request: HostedPageRequest) => ({
  merchant: {
    public_api_key: publicKey,
    user_confirmation_url: request.returnUrl,
    user_cancel_url: request.cancelUrl,
    user_confirmation_url_action: 'GET',
  },
  order_id: formatReference(request),
  total: request.amount.amount,
  currency: request.amount.currency,
  items: (request.lines ?? [wholeOf(request)]).map(itemOf),
  // One page of the reference calls both required, another does not: nothing is told as nothing.
  shipping_amount: request.onTop?.delivery.amount ?? 0,
  tax_amount: request.onTop?.tax.amount ?? 0,
  // Stands in webhooks ("The metadata object": needed where they are used).
  metadata: { webhook_session_id: formatReference(request) },
  ...(request.shipTo ? { shipping: contactOf(request.shipTo, request.email) } : {}),
});

const wholeOf = ({ description, amount: { amount } }: HostedPageRequest) => ({
  sku: 'order',
  name: description,
  quantity: 1,
  amount,
});

/** A price for one that is rounded down: `total` is what counts. */
const itemOf = ({ sku, name, quantity, amount }: BillLine) => ({
  sku,
  display_name: name,
  qty: quantity,
  unit_price: Math.floor(amount / quantity),
});

const contactOf = ({ name, line1, line2, city, state, zip, country }: Recipient, email: string) => ({
  name: { full: name },
  // As the global API calls them; its hosts take no others.
  address: {
    street1: line1,
    ...(line2 ? { street2: line2 } : {}),
    city,
    region1_code: state,
    postal_code: zip,
    // As "Shipping & Billing Objects" and the example of a checkout spell it; another example has `country`.
    country_code: threeLetters(country),
  },
  // Without `phone_number`: Affirm never fills it in, and a shop that has not checked it as Affirm does shall not send it.
  email,
});

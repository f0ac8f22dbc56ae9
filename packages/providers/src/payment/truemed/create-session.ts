import type { LenderAnswer, LenderClient } from '../lender/lender-client.ts';
import { formatReference } from '../order-reference.ts';
import type { BillLine, HostedPageRequest } from '../port.ts';
import { createdSchema } from './truemed-answers.ts';

type Wanted = Omit<HostedPageRequest, 'cancelUrl'> & {
  readonly cancelUrl?: string;
  /** A method of paying that Truemed keeps for the shopper; with it no page is shown. */
  readonly paymentToken?: string;
};

/** `POST /payments/v1/create_payment_session`: the same key is the same session. */
export const createSession = (
  call: LenderClient,
  request: Wanted,
): Promise<LenderAnswer<{ id: string; redirect_url?: string | null | undefined }>> =>
  call({
    method: 'POST',
    path: '/payments/v1/create_payment_session',
    body: sessionOf(request),
    answer: createdSchema,
  });

const sessionOf = (request: Wanted) => {
  const { amount, description, email, shipTo, returnUrl, cancelUrl = returnUrl } = request;
  const order_items = (request.lines ?? [wholeOf(description, amount.amount)]).map(itemOf);
  const rest = amount.amount - order_items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return {
    total_amount: amount.amount,
    amount_details: { total_additional_charges: Math.max(rest, 0), total_discounts: Math.min(rest, 0) },
    order_items,
    // URL classes write the braces as %7B and %7D.
    success_url: returnUrl.replaceAll(/(\{|%7B)REFERENCE(\}|%7D)/gi, '{{payment_session_id}}'),
    failure_url: cancelUrl,
    idempotency_key: request.idempotencyKey,
    kind: 'one_time_payment',
    metadata: formatReference(request),
    customer_email: email,
    ...(shipTo ? { customer_name: shipTo.name, customer_state: shipTo.state } : {}),
    // The page is shown in a frame of ours: Truemed gives another address for that, whose last page tells the frame's owner.
    ...(request.paymentToken ? { payment_token: request.paymentToken } : { use_iframe: true }),
  };
};

const wholeOf = (name: string, amount: number): BillLine => ({ sku: 'order', name, quantity: 1, amount });

/** A price is one of whole cents: what does not divide is one thing of its whole price. */
const itemOf = ({ sku, name, quantity, amount }: BillLine) =>
  amount % quantity === 0
    ? { sku, name, quantity, price: amount / quantity }
    : { sku, name: `${quantity} × ${name}`, quantity: 1, price: amount };

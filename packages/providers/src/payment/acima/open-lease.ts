import { formatReference } from '../order-reference.ts';
import { type BillLine, HostedPageRefused, type HostedPageRequest } from '../port.ts';
import { openedSchema } from './acima-answers.ts';
import type { AcimaClients } from './leases.ts';

/** A page of Acima's for one purchase, in the store's frame or alone. */
export const openLease = async (
  { api, merchantId }: AcimaClients,
  request: HostedPageRequest,
): Promise<{ reference: string; url: string }> => {
  const answer = await api({
    method: 'POST',
    path: `/api/merchants/${encodeURIComponent(merchantId)}/checkouts`,
    body: {
      transaction: transactionOf(request),
      return_url: request.returnUrl,
      cancel_url: request.cancelUrl,
    },
    headers: { 'idempotency-key': request.idempotencyKey },
    answer: openedSchema,
  });
  if (!answer.ok) throw new HostedPageRefused(answer.message);
  return { reference: answer.value.lease_id, url: answer.value.checkout_url };
};

/** Cents. What is on top of the lines is taxes, delivery and fees. */
const transactionOf = (request: HostedPageRequest) => {
  const { amount, description } = request;
  const lines = request.lines ?? [{ sku: 'order', name: description, quantity: 1, amount: amount.amount }];
  const rest = amount.amount - lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id: formatReference(request),
    discounts: Math.min(rest, 0),
    shipping: Math.max(rest, 0),
    salesTax: 0,
    lineItems: lines.map(itemOf),
  };
};

/** A price is one of whole cents: what does not divide is one thing of its whole price. */
const itemOf = ({ sku, name, quantity, amount }: BillLine) =>
  amount % quantity === 0
    ? { productId: sku, productName: name, quantity, unitPrice: amount / quantity }
    : { productId: sku, productName: `${quantity} × ${name}`, quantity: 1, unitPrice: amount };

import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { sumOf } from '../lender/lender.ts';
import type { ApiCall } from '../lender/lender-app.ts';
import type { Answer } from '../machinery/answer.ts';
import { type AcimaContext, turn } from './context.ts';
import { type Lease, ok, present, refuse, urlOf } from './lease.ts';

const transactionSchema = z.object({
  id: z.string().nullish(),
  discounts: z.int().default(0),
  shipping: z.int().default(0),
  salesTax: z.int().default(0),
  lineItems: z
    .array(
      z.object({
        productId: z.string(),
        productName: z.string(),
        unitPrice: z.int(),
        quantity: z.int().min(1),
      }),
    )
    .min(1),
});

const openSchema = z.object({
  transaction: transactionSchema,
  return_url: z.url(),
  cancel_url: z.url(),
});

type Transaction = z.output<typeof transactionSchema>;

const totalOf = ({ lineItems, discounts, shipping, salesTax }: Transaction): number =>
  lineItems.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) +
  discounts +
  shipping +
  salesTax;

/** `POST /api/merchants/{merchant}/checkouts`: ours, see DIFFERENCES.md. */
export const openLease =
  (context: AcimaContext) =>
  ({ body, base }: ApiCall): Answer => {
    const parsed = openSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_request', z.prettifyError(parsed.error));
    const { transaction, return_url: returnUrl, cancel_url: cancelUrl } = parsed.data;
    const cents = totalOf(transaction);
    if (cents < 1) return refuse(400, 'invalid_amount', 'There is nothing to lease.');
    const lease: Lease = {
      id: `lease-${crypto.randomUUID()}`,
      number: String(randomInt(10_000_000, 99_999_999)),
      cents,
      currency: 'USD',
      reference: transaction.id ?? null,
      returnUrl,
      cancelUrl,
      status: 'open',
      checkoutToken: crypto.randomUUID(),
      refusal: null,
      refunds: [],
    };
    context.state.save('session', lease.id, lease);
    return ok({ lease_id: lease.id, checkout_url: urlOf(lease, base) });
  };

/** `GET /api/contracts/{id}` */
export const readLease =
  ({ state }: AcimaContext) =>
  ({ id, base }: ApiCall): Answer => {
    const lease = state.find('session', id);
    return lease ? ok(present(lease, base)) : noLease();
  };

const finalizeSchema = z.object({
  checkout_token: z.string(),
  transaction: z.object({ id: z.string().nullish() }).nullish(),
});

/** `POST /merchants/{merchant}/leases/{id}/finalize`: the store's word that it sends the goods. */
export const finalizeLease =
  (context: AcimaContext) =>
  ({ id, body, base }: ApiCall): Answer => {
    const parsed = finalizeSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_request', z.prettifyError(parsed.error));
    const found = context.state.find('session', id);
    if (!found) return noLease();
    if (parsed.data.checkout_token !== found.checkoutToken)
      return refuse(400, 'invalid_checkout_token', 'The checkout token is not one of this lease.');
    if (found.status !== 'signed') return refuse(400, 'invalid_status', `The lease is ${found.status}.`);
    const lease = { ...found, reference: parsed.data.transaction?.id ?? found.reference };
    if (lease.refusal) {
      turn(context, { ...lease, status: 'declined' });
      return refuse(400, lease.refusal.code, lease.refusal.message);
    }
    context.book('charge', lease, lease.cents);
    return ok(present(turn(context, { ...lease, status: 'finalized' }), base));
  };

/** `POST /api/contracts/{id}/termination`: a lease that is not finalised ends; of a finalised one everything goes back. */
export const terminateLease =
  (context: AcimaContext) =>
  ({ id, base }: ApiCall): Answer => {
    const lease = context.state.find('session', id);
    if (!lease) return noLease();
    if (lease.status === 'terminated') return ok(present(lease, base));
    const left = lease.cents - sumOf(lease.refunds);
    if (lease.status === 'finalized' && left > 0) context.book('refund', lease, left);
    return ok(present(turn(context, { ...lease, status: 'terminated' }), base));
  };

const refundSchema = z.object({ amount: z.int().min(1) });

/** `POST /api/contracts/{id}/refunds`: ours, see DIFFERENCES.md. */
export const refundLease =
  (context: AcimaContext) =>
  ({ id, body }: ApiCall): Answer => {
    const lease = context.state.find('session', id);
    if (!lease) return noLease();
    const parsed = refundSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_request', z.prettifyError(parsed.error));
    const { amount } = parsed.data;
    if (lease.status !== 'finalized' || amount > lease.cents - sumOf(lease.refunds))
      return refuse(400, 'invalid_amount', 'More than is left of the lease.');
    const refund = { id: crypto.randomUUID(), amount };
    context.state.save('session', id, { ...lease, refunds: [...lease.refunds, refund] });
    context.book('refund', lease, amount);
    return ok({ refund_id: refund.id });
  };

const noLease = (): Answer => refuse(404, 'not_found', 'The lease does not exist.');

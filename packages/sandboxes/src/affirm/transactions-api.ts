import { z } from 'zod';
import { sumOf } from '../lender/lender.ts';
import type { Answer } from '../machinery/answer.ts';
import { type Checkout, type Country, hasExpired, isDisputed, type Transaction } from './checkout.ts';
import { findCheckout } from './checkouts-api.ts';
import { type AffirmCall, type AffirmContext, notFound, refuse } from './context.ts';
import { presentRefund, presentTransaction } from './present.ts';

/** "length between 1 and 128" ("Authorize Transaction"). */
const ownId = z.string().min(1).max(128).optional();

const authorizeSchema = z.strictObject({
  /** The token of a checkout that its shopper confirmed: "length between 9 and 16". */
  transaction_id: z.string().min(9).max(16),
  order_id: ownId,
  reference_id: ownId,
  expand: z.string().optional(),
});

/** `POST /api/v1/transactions`: the merchant's word that it wants the loan. */
export const authorize =
  (context: AffirmContext) =>
  ({ body, country }: AffirmCall): Answer => {
    const parsed = authorizeSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const { transaction_id: id, order_id: reference } = parsed.data;
    const found = findCheckout(context, id, country);
    if (!found) return notFound('checkout');
    if (found.transaction) return ok(found, found.transaction);
    const checkout = { ...found, reference: reference ?? found.reference };
    if (checkout.status !== 'confirmed' || hasExpired(checkout, context.now()))
      return refuse(400, 'checkout_not_confirmed', 'The checkout has not been confirmed.');
    if (checkout.refusal) {
      context.state.save('session', id, { ...checkout, status: 'not_approved' });
      return refuse(402, checkout.refusal.code, checkout.refusal.message);
    }
    const created = context.now().toISOString();
    return keep(context, checkout, {
      id: newTransactionId(id),
      status: 'authorized',
      amount: checkout.cents,
      refunds: [],
      created,
      orderId: reference ?? null,
    });
  };

/** Twelve letters and digits, made of the checkout's sixteen. */
const newTransactionId = (checkoutId: string): string => `T${checkoutId.slice(0, 11)}`;

/** `GET /api/v1/transactions/{id}` */
export const readTransaction =
  (context: AffirmContext) =>
  ({ id, country }: AffirmCall): Answer => {
    const checkout = findByTransaction(context, id, country);
    return checkout?.transaction ? ok(checkout, checkout.transaction) : notFound('transaction');
  };

const captureSchema = z.strictObject({
  order_id: ownId,
  reference_id: ownId,
  shipping_carrier: z.string().optional(),
  shipping_confirmation: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
const voidSchema = z.strictObject({ reference_id: ownId });
const refundSchema = z.strictObject({
  amount: z.int().min(1).optional(),
  reference_id: ownId,
  metadata: z.record(z.string(), z.string()).optional(),
});

/** `POST /api/v1/transactions/{id}/capture`: all of it. This merchant has no split capture, so that it names no amount. */
export const capture =
  (context: AffirmContext) =>
  (call: AffirmCall): Answer =>
    change(context, call, captureSchema, (checkout, transaction) => {
      if (transaction.status !== 'authorized')
        return wrongState(
          transaction,
          transaction.status === 'voided' ? 'capture-voided' : 'capture-limit-exceeded',
        );
      context.book('charge', checkout, transaction.amount);
      return keep(context, checkout, { ...transaction, status: 'captured' });
    });

/** `POST /api/v1/transactions/{id}/void` */
export const voidTransaction =
  (context: AffirmContext) =>
  (call: AffirmCall): Answer =>
    change(context, call, voidSchema, (checkout, transaction) =>
      transaction.status === 'authorized'
        ? keep(context, checkout, { ...transaction, status: 'voided' })
        : wrongState(transaction, 'invalid_state'),
    );

/** `POST /api/v1/transactions/{id}/refund`: a part, several times, or everything. */
export const refund =
  (context: AffirmContext) =>
  (call: AffirmCall): Answer =>
    change(context, call, refundSchema, (checkout, transaction, { amount: wanted, reference_id: sent }) => {
      if (isDisputed(transaction)) return wrongState(transaction, 'invalid_state');
      if (transaction.status === 'authorized') return wrongState(transaction, 'refund-uncaptured');
      if (transaction.status === 'voided') return wrongState(transaction, 'refund-voided');
      const left = transaction.amount - sumOf(transaction.refunds);
      const amount = wanted ?? left;
      if (amount > left || left === 0)
        return refuse(403, 'refund-exceeded', 'The refund is more than what is left of the transaction.');
      context.book('refund', checkout, amount);
      const refunded = { id: sent ?? crypto.randomUUID(), amount };
      keep(context, checkout, {
        ...transaction,
        refunds: [...transaction.refunds, refunded],
        status: amount === left ? 'refunded' : 'partially_refunded',
      });
      const created = context.now().toISOString();
      return {
        status: 200,
        body: { ...presentRefund(checkout, transaction, refunded), created },
      };
    });

const change = <Sent>(
  context: AffirmContext,
  { id, body, country }: AffirmCall,
  schema: z.ZodType<Sent>,
  make: (checkout: Checkout, transaction: Transaction, sent: Sent) => Answer,
): Answer => {
  const checkout = findByTransaction(context, id, country);
  if (!checkout?.transaction) return notFound('transaction');
  const parsed = schema.safeParse(body);
  if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
  return make(checkout, checkout.transaction, parsed.data);
};

const wrongState = ({ status }: Transaction, code: string): Answer =>
  refuse(403, code, `The transaction is ${status}.`);

const findByTransaction = ({ state }: AffirmContext, id: string, country: Country): Checkout | null =>
  state.list('session').find((one) => one.transaction?.id === id && one.country === country) ?? null;

const keep = ({ state }: AffirmContext, checkout: Checkout, transaction: Transaction): Answer => {
  state.save('session', checkout.id, { ...checkout, transaction });
  return ok(checkout, transaction);
};

const ok = (checkout: Checkout, transaction: Transaction): Answer => ({
  status: 200,
  body: presentTransaction(checkout, transaction),
});

import { z } from 'zod';
import { sumOf } from '../lender/lender.ts';
import type { ApiCall } from '../lender/lender-app.ts';
import type { Answer } from '../machinery/answer.ts';
import { type Checkout, hasExpired, type Transaction } from './checkout.ts';
import type { AffirmContext } from './context.ts';
import { notFound, refuse } from './context.ts';
import { presentTransaction } from './present.ts';

const authorizeSchema = z.object({
  /** The token of a checkout that its shopper confirmed. */
  transaction_id: z.string(),
  order_id: z.string().min(1).max(128).nullish(),
});

/** `POST /api/v1/transactions`: the merchant's word that it wants the loan. */
export const authorize =
  (context: AffirmContext) =>
  ({ body }: ApiCall): Answer => {
    const parsed = authorizeSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
    const { transaction_id: id, order_id: reference } = parsed.data;
    const found = context.state.find('session', id);
    if (!found) return notFound('checkout');
    if (found.transaction) return ok(found, found.transaction);
    const checkout = { ...found, reference: reference ?? found.reference };
    if (checkout.status !== 'confirmed' || hasExpired(checkout, context.now()))
      return refuse(400, 'checkout_not_confirmed', 'The checkout has not been confirmed.');
    if (checkout.refusal) {
      context.state.save('session', id, { ...checkout, status: 'not_approved' });
      return refuse(400, checkout.refusal.code, checkout.refusal.message);
    }
    const created = context.now().toISOString();
    return keep(context, checkout, {
      id: newTransactionId(id),
      status: 'authorized',
      amount: checkout.cents,
      refunds: [],
      created,
    });
  };

/** Twelve letters and digits, made of the checkout's sixteen. */
const newTransactionId = (checkoutId: string): string => `T${checkoutId.slice(0, 11)}`;

/** `GET /api/v1/transactions/{id}` */
export const readTransaction =
  (context: AffirmContext) =>
  ({ id }: ApiCall): Answer => {
    const checkout = findByTransaction(context, id);
    return checkout?.transaction ? ok(checkout, checkout.transaction) : notFound('transaction');
  };

const amountSchema = z.object({ amount: z.int().min(1).optional() });

/** `POST /api/v1/transactions/{id}/capture`: all of it. */
export const capture =
  (context: AffirmContext) =>
  (call: ApiCall): Answer =>
    change(context, call, (checkout, transaction, amount) => {
      if (transaction.status !== 'authorized') return wrongState(transaction);
      if (amount !== undefined && amount !== transaction.amount)
        return refuse(400, 'capture_unequal_instance_amount', 'Only the whole amount can be captured.');
      context.book('charge', checkout, transaction.amount);
      return keep(context, checkout, { ...transaction, status: 'captured' });
    });

/** `POST /api/v1/transactions/{id}/void` */
export const voidTransaction =
  (context: AffirmContext) =>
  (call: ApiCall): Answer =>
    change(context, call, (checkout, transaction) =>
      transaction.status === 'authorized'
        ? keep(context, checkout, { ...transaction, status: 'voided' })
        : wrongState(transaction),
    );

/** `POST /api/v1/transactions/{id}/refund`: a part, several times, or everything. */
export const refund =
  (context: AffirmContext) =>
  (call: ApiCall): Answer =>
    change(context, call, (checkout, transaction, wanted) => {
      if (transaction.status !== 'captured' && transaction.status !== 'partially_refunded')
        return wrongState(transaction);
      const left = transaction.amount - sumOf(transaction.refunds);
      const amount = wanted ?? left;
      if (amount > left)
        return refuse(400, 'refund_exceeded', 'The refund is more than what is left of the transaction.');
      context.book('refund', checkout, amount);
      const id = crypto.randomUUID();
      keep(context, checkout, {
        ...transaction,
        refunds: [...transaction.refunds, { id, amount }],
        status: amount === left ? 'refunded' : 'partially_refunded',
      });
      const created = context.now().toISOString();
      return {
        status: 200,
        body: { id, type: 'refund', amount, currency: checkout.currency, created },
      };
    });

const change = (
  context: AffirmContext,
  { id, body }: ApiCall,
  make: (checkout: Checkout, transaction: Transaction, amount: number | undefined) => Answer,
): Answer => {
  const checkout = findByTransaction(context, id);
  if (!checkout?.transaction) return notFound('transaction');
  const parsed = amountSchema.safeParse(body);
  if (!parsed.success) return refuse(400, 'invalid_field', z.prettifyError(parsed.error));
  return make(checkout, checkout.transaction, parsed.data.amount);
};

const wrongState = ({ status }: Transaction): Answer =>
  refuse(400, 'invalid_state', `The transaction is ${status}.`);

const findByTransaction = ({ state }: AffirmContext, id: string): Checkout | null =>
  state.list('session').find(({ transaction }) => transaction?.id === id) ?? null;

const keep = ({ state }: AffirmContext, checkout: Checkout, transaction: Transaction): Answer => {
  state.save('session', checkout.id, { ...checkout, transaction });
  return ok(checkout, transaction);
};

const ok = (checkout: Checkout, transaction: Transaction): Answer => ({
  status: 200,
  body: presentTransaction(checkout, transaction),
});

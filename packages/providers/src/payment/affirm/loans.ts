import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { LenderClient, LenderRefusal } from '../lender/lender-client.ts';
import { centsOf } from '../lender/lender-money.ts';
import { formatReference, parseReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import {
  type AffirmCheckout,
  type AffirmTransaction,
  anySchema,
  checkoutSchema,
  transactionSchema,
} from './affirm-answers.ts';
import { findOutcomeOfTransaction, outcomeOfCheckout, refusedOutcome } from './affirm-outcome.ts';

/** Null when Affirm knows no checkout of this id. */
const findCheckout = (call: LenderClient, id: string): Promise<AffirmCheckout | null> =>
  find(call, `/api/v2/checkout/${encodeURIComponent(id)}`, checkoutSchema);

/** Null when Affirm knows no transaction of this id. */
export const findTransaction = (call: LenderClient, id: string): Promise<AffirmTransaction | null> =>
  find(call, `${transactionPath(id)}?expand=events`, transactionSchema);

export const transactionPath = (id: string, verb = ''): string =>
  `/api/v1/transactions/${encodeURIComponent(id)}${verb}`;

const find = async <T>(
  call: LenderClient,
  path: string,
  answer: Parameters<typeof call<T>>[0]['answer'],
): Promise<T | null> => {
  const found = await call({ method: 'GET', path, answer });
  if (found.ok) return found.value;
  if (found.status === 404) return null;
  throw new ProviderUnavailable(`Affirm does not tell of ${path}: ${found.message}`);
};

/** Takes the loan that a shopper confirmed, once it is sure that it is for this order and this amount. */
export const payWithCheckout = async (call: LenderClient, request: PayRequest): Promise<PaymentOutcome> => {
  const checkout = await findCheckout(call, request.token);
  if (!checkout)
    return refusedOutcome(request, { code: 'checkout_unknown', message: 'No such Affirm checkout.' }, false);
  const owner = parseReference(checkout.order_id);
  if (owner && owner.orderId !== request.orderId)
    return refusedOutcome(
      request,
      { code: 'checkout_of_another_order', message: 'This loan belongs to another order.' },
      false,
    );
  if (!sameMoney(centsOf('Affirm', checkout.total, checkout.currency), request.amount)) {
    const message = 'Your loan was approved for another amount. Please ask for a new one.';
    return refusedOutcome(request, { code: 'checkout_of_another_amount', message }, false);
  }
  const held = await authorise(call, request.token, formatReference(request));
  if (!('state' in held)) return refusedOutcome(request, held);
  return held.state === 'authorised' ? captureLoan(call, held, held.amount) : held;
};

/**
 * Where a page has led. What its shopper confirmed is authorised, which takes no money and is the only way to hear
 * what has become of it: a checkout does not name its transaction.
 */
export const findCheckoutOutcome = async (call: LenderClient, id: string): Promise<PaymentOutcome | null> => {
  const checkout = await findCheckout(call, id);
  const owner = parseReference(checkout?.order_id);
  if (!checkout || !owner) return null;
  const page = outcomeOfCheckout(checkout, owner, Date.now());
  if (checkout.checkout_status !== 'confirmed') return page;
  const held = await authorise(call, id, formatReference(owner));
  if ('state' in held) return held;
  // What was confirmed on a page that has been closed since is not lent.
  return page.state === 'cancelled' ? page : { ...page, state: 'failed', nextAction: null, failure: held };
};

/** Holds a confirmed loan for us. The same call again finds what the first one did, and what came of it. */
const authorise = async (
  call: LenderClient,
  checkoutId: string,
  orderId: string,
): Promise<PaymentOutcome | NonNullable<PaymentOutcome['failure']>> => {
  const authorised = await call({
    method: 'POST',
    path: '/api/v1/transactions',
    body: { transaction_id: checkoutId, order_id: orderId },
    headers: { 'idempotency-key': `authorise-${checkoutId}` },
    answer: transactionSchema,
  });
  if (!authorised.ok) return failureOf(authorised);
  // A repeated call is answered with what was true at the first one, so the transaction is read again.
  const current = (await findTransaction(call, authorised.value.id)) ?? authorised.value;
  const outcome = findOutcomeOfTransaction(current);
  if (!outcome) throw new ProviderUnavailable('Affirm holds a loan and does not know whose');
  return outcome;
};

/** Captures a loan. Affirm refuses one that was captured or voided a moment ago: its present state is the outcome then. */
export const captureLoan = async (
  call: LenderClient,
  held: PaymentOutcome,
  amount: Money,
): Promise<PaymentOutcome> => {
  const id = held.reference ?? '';
  await call({
    method: 'POST',
    path: transactionPath(id, '/capture'),
    body: { amount: amount.amount, order_id: formatReference(held) },
    headers: { 'idempotency-key': `capture-${id}` },
    answer: anySchema,
  });
  const after = await findTransaction(call, id);
  return (after && findOutcomeOfTransaction(after)) ?? held;
};

const failureOf = ({ code, message }: Pick<LenderRefusal, 'code' | 'message'>) => ({
  code: /insufficient/i.test(code) ? 'insufficient_funds' : code,
  message: message || 'Affirm declined the loan.',
});

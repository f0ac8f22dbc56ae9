import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { LenderClient } from '../lender/lender-client.ts';
import { formatReference } from '../order-reference.ts';
import type { RefundOutcome, RefundRequest } from '../port.ts';
import { CHANGE_REFUSALS } from './affirm-account.ts';
import { anySchema, refundSchema } from './affirm-answers.ts';
import { findOutcomeOfTransaction } from './affirm-outcome.ts';
import { closedReference } from './closed-checkout.ts';
import { authorise, findLoan, findPage, findTransaction, transactionPath } from './loans.ts';

/** @throws when another amount than the loan is wanted: Affirm lends what the shopper agreed to. */
export const captureLoan = async (
  call: LenderClient,
  reference: string,
  amount: Money,
): Promise<PaymentOutcome> => {
  const held = await findLoan(call, reference);
  if (!held || !sameMoney(held.amount, amount))
    throw new Error(`the loan ${reference} is not one of ${amount.amount} ${amount.currency}`);
  return held.state === 'authorised' ? takeLoan(call, held) : held;
};

/**
 * Captures all of a loan: only merchants of split capture name an amount. Affirm refuses one that was captured or voided a
 * moment ago: its present state is the outcome then.
 */
export const takeLoan = async (call: LenderClient, held: PaymentOutcome): Promise<PaymentOutcome> => {
  const id = held.reference ?? '';
  await call({
    method: 'POST',
    path: transactionPath(id, '/capture'),
    body: { order_id: formatReference(held) },
    headers: { 'idempotency-key': `capture-${id}` },
    refusals: CHANGE_REFUSALS,
    answer: anySchema,
  });
  const after = await findTransaction(call, id);
  return (after && findOutcomeOfTransaction(after)) ?? held;
};

/**
 * Affirm has no call that closes an open page. "Update Checkout" changes its `order_id`: by that the store knows that it
 * turned away from it, and authorises nothing that is confirmed there. A loan that was confirmed before is voided.
 */
export const cancelLoan = async (call: LenderClient, reference: string): Promise<PaymentOutcome | null> => {
  const first = await findLoan(call, reference);
  const found = first?.state === 'challenge' ? await closePage(call, first) : first;
  const id = found?.reference ?? '';
  if (found?.state !== 'authorised') return found;
  await call({
    method: 'POST',
    path: transactionPath(id, '/void'),
    body: {},
    headers: { 'idempotency-key': `void-${id}` },
    refusals: CHANGE_REFUSALS,
    answer: anySchema,
  });
  return findLoan(call, id);
};

/** The page, or the loan that a call beside this one has held before the page was closed: its answer may be lost. */
const closePage = async (call: LenderClient, page: PaymentOutcome): Promise<PaymentOutcome | null> => {
  const id = page.reference ?? '';
  await call({
    method: 'POST',
    path: `/api/v2/checkout/${encodeURIComponent(id)}/update`,
    body: { order_id: closedReference(page) },
    answer: anySchema,
  });
  const held = await authorise(call, id, formatReference(page), `${id}-${Date.now()}`);
  return 'state' in held ? held : findPage(call, id);
};

/**
 * The id of an event is its transaction's: a refund is known by `reference_id`, for which we send the key that the store
 * wrote down before it asked.
 */
export const refundLoan = async (call: LenderClient, request: RefundRequest): Promise<RefundOutcome> => {
  const answer = await call({
    method: 'POST',
    path: transactionPath(request.reference, '/refund'),
    body: { amount: request.amount.amount, reference_id: request.idempotencyKey },
    headers: { 'idempotency-key': request.idempotencyKey },
    refusals: CHANGE_REFUSALS,
    answer: refundSchema,
  });
  if (answer.ok)
    return { reference: answer.value.reference_id ?? request.idempotencyKey, state: 'succeeded' };
  // An earlier try whose answer was lost may be what left too little to give back.
  if (await hasRefund(call, request)) return { reference: request.idempotencyKey, state: 'succeeded' };
  return { reference: request.reference, state: 'failed', failure: answer.message };
};

const hasRefund = async (
  call: LenderClient,
  { reference, idempotencyKey }: RefundRequest,
): Promise<boolean> => {
  const events = (await findTransaction(call, reference))?.events ?? [];
  return events.some(({ type, reference_id: id }) => type === 'refund' && id === idempotencyKey);
};

import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { createLenderClient, type LenderClient } from '../lender/lender-client.ts';
import { type LenderRecord, listLenderEntries } from '../lender/list-lender-entries.ts';
import type { PaymentProvider, RefundOutcome, RefundRequest } from '../port.ts';
import { anySchema, failureSchema, refundSchema } from './affirm-answers.ts';
import { readAffirmEvent } from './affirm-event.ts';
import { findOutcomeOfTransaction } from './affirm-outcome.ts';
import {
  captureLoan,
  findCheckoutOutcome,
  findTransaction,
  payWithCheckout,
  transactionPath,
} from './loans.ts';
import { openCheckout } from './open-checkout.ts';

interface AffirmProviderOptions {
  /** The provider id of [K3]: `affirm`. */
  readonly id: string;
  /** `https://api.affirm.com` */
  readonly apiUrl: string;
  readonly publicKey: string;
  /** Signs webhooks too. */
  readonly privateKey: string;
  readonly timeoutMs: number;
}

/** Affirm lends from 50 to 30,000 dollars. Cents. */
const AFFIRM_LENDS = { least: 5_000, most: 3_000_000 } as const;

/**
 * Loans by Affirm [K3]. The shopper confirms on Affirm's page; asking about it holds the loan for
 * us, and only `pay` and `capture` take it. A payment is known by its checkout until there is a transaction, and by
 * the transaction from then on. Amounts are cents; declines are outcomes; whatever leaves us in doubt throws
 * `ProviderUnavailable`, and the same call may then be made again.
 * @example affirmProvider({ id: 'affirm', apiUrl, publicKey, privateKey, timeoutMs: 10_000 })
 */
export const affirmProvider = (options: AffirmProviderOptions): PaymentProvider => {
  const { id, apiUrl, publicKey, privateKey, timeoutMs } = options;
  const basic = Buffer.from(`${publicKey}:${privateKey}`).toString('base64');
  const call = createLenderClient({
    name: 'Affirm',
    apiUrl,
    timeoutMs,
    headers: () => ({ authorization: `Basic ${basic}` }),
    failure: failureSchema,
  });
  const find = (checkoutId: string) => findCheckoutOutcome(call, checkoutId);
  return {
    id,
    pay: (request) => payWithCheckout(call, request),
    openHostedPage: (request) => openCheckout(call, publicKey, request),
    find: (reference) => findLoan(call, reference),
    capture: (reference, amount) => capture(call, reference, amount),
    cancel: (reference) => cancel(call, reference),
    refund: (request) => refund(call, request),
    listEntries: (request) => listLenderEntries(request, (reference) => readStatements(call, reference)),
    readEvent: (rawBody, signature) => readAffirmEvent({ privateKey, find }, rawBody, signature),
    takesAmount: ({ amount }) => amount >= AFFIRM_LENDS.least && amount <= AFFIRM_LENDS.most,
  };
};

const readStatements = async (call: LenderClient, reference: string): Promise<LenderRecord | null> => {
  const transaction = await findTransaction(call, reference);
  const refunds = (transaction?.events ?? []).filter(({ type }) => type === 'refund');
  return (
    transaction && {
      outcome: findOutcomeOfTransaction(transaction),
      refunds: refunds.map(({ id, amount }) => ({ id, amount: amount ?? 0 })),
    }
  );
};

const findLoan = async (call: LenderClient, reference: string): Promise<PaymentOutcome | null> => {
  const transaction = await findTransaction(call, reference);
  return transaction ? findOutcomeOfTransaction(transaction) : findCheckoutOutcome(call, reference);
};

/** @throws when another amount than the loan is wanted: Affirm lends what the shopper agreed to. */
const capture = async (call: LenderClient, reference: string, amount: Money): Promise<PaymentOutcome> => {
  const held = await findLoan(call, reference);
  if (!held || !sameMoney(held.amount, amount))
    throw new Error(`the loan ${reference} is not one of ${amount.amount} ${amount.currency}`);
  return held.state === 'authorised' ? captureLoan(call, held, amount) : held;
};

/** An open page is made to expire: Affirm has no other way to close one. A loan that was confirmed there is voided. */
const cancel = async (call: LenderClient, reference: string): Promise<PaymentOutcome | null> => {
  const found = await findLoan(call, reference);
  const path = encodeURIComponent(found?.reference ?? '');
  if (found?.state === 'challenge') {
    const body = { checkout_expiration: new Date().toISOString() };
    await call({ method: 'POST', path: `/api/v2/checkout/${path}`, body, answer: anySchema });
    return findLoan(call, reference);
  }
  if (found?.state !== 'authorised') return found;
  const key = { 'idempotency-key': `void-${found.reference}` };
  await call({
    method: 'POST',
    path: transactionPath(path, '/void'),
    body: {},
    headers: key,
    answer: anySchema,
  });
  return findLoan(call, reference);
};

const refund = async (call: LenderClient, request: RefundRequest): Promise<RefundOutcome> => {
  const answer = await call({
    method: 'POST',
    path: transactionPath(request.reference, '/refund'),
    body: { amount: request.amount.amount },
    headers: { 'idempotency-key': request.idempotencyKey },
    answer: refundSchema,
  });
  return answer.ok
    ? { reference: answer.value.id, state: 'succeeded' }
    : { reference: request.reference, state: 'failed', failure: answer.message };
};

import type { Money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { createLenderClient, type LenderClient } from '../lender/lender-client.ts';
import { type LenderRecord, listLenderEntries } from '../lender/list-lender-entries.ts';
import {
  HostedPageRefused,
  type HostedPageRequest,
  type PaymentProvider,
  type PayRequest,
  type RefundOutcome,
  type RefundRequest,
} from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { createSession } from './create-session.ts';
import { disputedOf, findOutcomeOfSession, refundedOf } from './session-outcome.ts';
import {
  anySchema,
  failureSchema,
  refundSchema,
  sessionSchema,
  type TruemedSession,
} from './truemed-answers.ts';
import { readTruemedEvent } from './truemed-event.ts';

interface TruemedProviderOptions {
  /** The provider id of [K3]: `truemed`. */
  readonly id: string;
  /** `https://api.truemed.com` */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

/**
 * Paying from a health account by Truemed [K3, K7]. A payment is a session, whose page asks
 * about the shopper's health and for the card of the account; a review may follow. Amounts are cents; what is
 * not accepted is an outcome; whatever leaves us in doubt throws `ProviderUnavailable`, and the same call with
 * the same idempotency key may then be made again.
 * @example truemedProvider({ id: 'truemed', apiUrl, apiKey, webhookSecret, timeoutMs: 10_000 })
 */
export const truemedProvider = (options: TruemedProviderOptions): PaymentProvider => {
  const { id, apiUrl, apiKey, webhookSecret, timeoutMs } = options;
  const call = createLenderClient({
    name: 'Truemed',
    apiUrl,
    timeoutMs,
    headers: () => ({ 'x-truemed-api-key': apiKey }),
    failure: failureSchema,
    // 409 is none: it may be about a call with the same key, which may have gone through.
    refusals: [400, 404, 422],
  });
  const find = (reference: string) => findOutcome(call, reference);
  return {
    id,
    pay: (request) => payWithToken(call, request),
    openHostedPage: (request) => openPage(call, request),
    find,
    capture: (reference, amount, key) => capture(call, reference, amount, key),
    cancel: (reference, key) => cancel(call, reference, key),
    refund: (request) => refund(call, request),
    findsDisputes: 'when_asked',
    listEntries: (request) => listLenderEntries(request, (reference) => readStatements(call, reference)),
    readEvent: (rawBody, signature) => readTruemedEvent({ webhookSecret, find }, rawBody, signature),
    // Truemed's page pays in dollars alone.
    takesAmount: ({ currency }) => currency === 'USD',
  };
};

const sessionPath = (id: string, verb = ''): string =>
  `/payments/v1/payment_session/${encodeURIComponent(id)}${verb}`;

const findOutcome = async (call: LenderClient, id: string): Promise<PaymentOutcome | null> => {
  const session = await findSession(call, id);
  return session && findOutcomeOfSession(session);
};

const readStatements = async (call: LenderClient, id: string): Promise<LenderRecord | null> => {
  const session = await findSession(call, id);
  return (
    session && {
      outcome: findOutcomeOfSession(session),
      refunds: refundedOf(session),
      disputed: disputedOf(session),
    }
  );
};

const findSession = async (call: LenderClient, id: string): Promise<TruemedSession | null> => {
  const found = await call({ method: 'GET', path: sessionPath(id), answer: sessionSchema });
  if (found.ok) return found.value;
  if (found.status === 404) return null;
  throw new ProviderUnavailable(`Truemed does not tell of a session: ${found.message}`);
};

const openPage = async (call: LenderClient, request: HostedPageRequest) => {
  const created = await createSession(call, request);
  if (!created.ok) throw new HostedPageRefused(created.message);
  const { id, redirect_url: url } = created.value;
  if (!url) throw new ProviderUnavailable('Truemed opened a session without a page');
  return { reference: id, url };
};

const payWithToken = async (call: LenderClient, request: PayRequest): Promise<PaymentOutcome> => {
  const created = await createSession(call, { ...request, paymentToken: request.token });
  if (!created.ok) return refusedOutcome(request, created);
  const outcome = await findOutcome(call, created.value.id);
  if (!outcome) throw new ProviderUnavailable('Truemed made a session and does not know it');
  return outcome;
};

const refusedOutcome = (
  { amount, orderId, paymentId }: PayRequest,
  { code, message }: { readonly code: string; readonly message: string },
): PaymentOutcome => ({
  state: 'failed',
  reference: null,
  amount,
  orderId,
  paymentId,
  card: null,
  nextAction: null,
  failure: { code: /insufficient/i.test(code) ? 'insufficient_funds' : code, message },
  providerStatus: 'refused',
});

/** @throws when more is wanted than is held, or of a payment that Truemed does not know. */
const capture = async (
  call: LenderClient,
  reference: string,
  amount: Money,
  key: string,
): Promise<PaymentOutcome> => {
  const held = await findOutcome(call, reference);
  if (!held || held.amount.currency !== amount.currency || held.amount.amount < amount.amount)
    throw new Error(`the session ${reference} holds less than ${amount.amount} ${amount.currency}`);
  if (held.state !== 'authorised') return held;
  // Refused: it was captured, or voided, a moment ago. What is true then is the answer.
  await call({
    method: 'POST',
    path: sessionPath(reference, '/capture'),
    body: { total_amount: amount.amount, idempotency_key: key },
    answer: anySchema,
  });
  return (await findOutcome(call, reference)) ?? held;
};

const cancel = async (call: LenderClient, reference: string, key: string): Promise<PaymentOutcome | null> => {
  const found = await findOutcome(call, reference);
  if (found?.state !== 'authorised' && found?.state !== 'challenge') return found;
  await call({
    method: 'POST',
    path: sessionPath(reference, found.state === 'authorised' ? '/void' : '/cancel'),
    body: { idempotency_key: key },
    answer: anySchema,
  });
  return findOutcome(call, reference);
};

const refund = async (call: LenderClient, request: RefundRequest): Promise<RefundOutcome> => {
  const answer = await call({
    method: 'POST',
    path: '/payments/v1/refund',
    body: {
      payment_id: request.reference,
      amount: request.amount.amount,
      idempotency_key: request.idempotencyKey,
      reason: 'customer_request',
    },
    answer: refundSchema,
    // The path is unverified: a 404 may be about it, and says nothing of the refund.
    refusals: [400, 422],
  });
  return answer.ok
    ? { reference: answer.value.refund_id, state: 'succeeded' }
    : { reference: request.reference, state: 'failed', failure: answer.message };
};

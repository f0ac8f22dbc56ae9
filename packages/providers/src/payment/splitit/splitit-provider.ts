import type { Money } from '@counterpane/rules/money/money';
import { sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { PaymentProvider } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { SplititClientOptions } from './access-token.ts';
import { isInAnotherNumber, OTHER_NUMBER } from './decide-plan.ts';
import { listSplititEntries } from './list-splitit-entries.ts';
import { CHOSEN_NUMBER, openCheckoutPage } from './open-checkout-page.ts';
import { findPlan, payWithPlan } from './pay-with-plan.ts';
import { refundPlan } from './refund-plan.ts';
import { anySchema } from './splitit-answers.ts';
import { createSplititClient, type SplititClient } from './splitit-client.ts';
import { readPublicKey, readSplititEvent } from './splitit-event.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';
import { isAuthorized } from './verify-authorization.ts';

interface SplititProviderOptions extends SplititClientOptions {
  /** The provider id of [K3]: `splitIt`. */
  readonly id: string;
  /** SplitIt's terminal. */
  readonly applicationId: string;
  /** SplitIt's key for signed webhooks, a PEM. */
  readonly webhookPublicKey: string;
}

/**
 * Instalments by SplitIt [K3, K9]. A token is the number of a plan that the shopper
 * approved; the plan is started for the order, and the store has its whole amount. Amounts are cents;
 * declines and plans of another amount are outcomes; whatever leaves us in doubt throws
 * `ProviderUnavailable`, and the same call with the same idempotency key may then be made again.
 * @example splititProvider({ id: 'splitIt', clientId, clientSecret, applicationId, … , timeoutMs: 10_000 })
 */
export const splititProvider = (options: SplititProviderOptions): PaymentProvider => {
  const call = createSplititClient(options);
  const webhookKey = readPublicKey(options.webhookPublicKey);
  return {
    id: options.id,
    pay: (request) => payWithPlan(call, request),
    openHostedPage: (request) => openCheckoutPage(call, options.applicationId, request),
    find: (reference) => findOutcome(call, reference),
    capture: (reference, amount, key) => capture(call, reference, amount, key),
    cancel: (reference, key) => cancel(call, reference, key),
    refund: (request) => refundPlan(call, request),
    findsDisputes: 'by_webhook',
    listEntries: (request) => listSplititEntries(call, request),
    readEvent: (rawBody, signature) => readSplititEvent(call, webhookKey, rawBody, signature),
  };
};

const findOutcome = async (call: SplititClient, reference: string): Promise<PaymentOutcome | null> => {
  const plan = await findPlan(call, reference);
  return plan && findOutcomeOfPlan(plan);
};

/**
 * A plan that was approved on SplitIt's page in another number of payments than the order says is let go, and has failed.
 * @throws when less or more than the plan is wanted: SplitIt starts a plan as it was approved.
 */
const capture = async (
  call: SplititClient,
  reference: string,
  amount: Money,
  key: string,
): Promise<PaymentOutcome> => {
  const plan = await findPlan(call, reference);
  const held = plan && findOutcomeOfPlan(plan);
  if (!held || !sameMoney(held.amount, amount))
    throw new Error(`the plan ${reference} is not one of ${amount.amount} ${amount.currency}`);
  if (held.state !== 'authorised') return held;
  const chosen = Number(plan.ExtendedParams?.[CHOSEN_NUMBER]);
  if (chosen > 0 && isInAnotherNumber(plan, [chosen])) {
    await cancel(call, reference, `${key}-release`);
    return { ...held, state: 'failed', failure: OTHER_NUMBER };
  }
  if (!(await isAuthorized(call, reference)))
    throw new ProviderUnavailable('SplitIt holds nothing for a plan');
  // Refused: it started, or ended, a moment ago. What is true then is the answer.
  await call({
    method: 'PUT',
    path: `/${encodeURIComponent(reference)}/updateorder`,
    body: { Capture: true },
    key,
    answer: anySchema,
  });
  return (await findOutcome(call, reference)) ?? held;
};

/**
 * SplitIt would also end a plan that is being paid: only one that has taken nothing is asked to end, also one that was
 * approved and belongs to no order.
 */
const cancel = async (
  call: SplititClient,
  reference: string,
  key: string,
): Promise<PaymentOutcome | null> => {
  const plan = await findPlan(call, reference);
  if (plan?.Status !== 'PendingCapture' && plan?.Status !== 'Initialized')
    return plan && findOutcomeOfPlan(plan);
  await call({
    method: 'POST',
    path: `/${encodeURIComponent(reference)}/cancel`,
    key,
    answer: anySchema,
  });
  return findOutcome(call, reference);
};

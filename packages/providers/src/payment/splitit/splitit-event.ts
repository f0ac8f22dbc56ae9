import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ProviderEvent, UnverifiedEvent } from '../port.ts';
import { findPlan } from './pay-with-plan.ts';
import { eventSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';

/** Events after which a plan says something new of a payment. Declined cards on the page are no end of it. */
const TELLING = [
  'PlanCreatedSucceeded',
  'StartInstallmentsSucceeded',
  'StartInstallmentsFailed',
  'PlanCancelledSucceeded',
];

/** What becomes of a dispute, as the Merchant Hub lists it ("Webhooks"): no call tells how much it is about. */
const DISPUTES = [
  'DisputeOpened',
  'DisputeRFIReceived',
  'DisputePending',
  'DisputeWon',
  'DisputeLost',
  'DisputeClosed',
];

/** The two headers of a webhook as one text, `KEY;SIGNATURE`: the key is signed with the body and names the event. */
export const joinSignature = (idempotencyKey: string, signature: string): string =>
  `${idempotencyKey};${signature}`;

/**
 * Verifies a webhook before it reads a word of it, then asks for the plan that it names and says what that means for an order.
 * Events that the store takes no part in are told as that, and nothing is asked.
 * @throws ProviderUnavailable when SplitIt does not tell: the event comes again.
 */
export const readSplititEvent = async (
  call: SplititClient,
  publicKey: KeyObject,
  rawBody: string,
  joined: string | undefined,
): Promise<ProviderEvent | UnverifiedEvent> => {
  const [, id, signature] = /^([^;]+);(.+)$/.exec(joined ?? '') ?? [];
  if (!id || !signature || !isSigned(publicKey, `${id};${rawBody}`, signature))
    return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) return { refused: 'malformed' };
  const { type, planNumber } = event.data;
  const told = { id, type, outcome: null };
  if (DISPUTES.includes(type)) return { ...told, dispute: planNumber };
  const plan = TELLING.includes(type) ? await findPlan(call, planNumber) : null;
  if (!plan) return told;
  const outcome = findOutcomeOfPlan(plan);
  if (type !== 'PlanCreatedSucceeded') return { ...told, outcome };
  // What became of the plan since has an event of its own.
  if (plan.Status !== 'PendingCapture') return told;
  // Without an order it was approved in the form, before there was one.
  return outcome ? { ...told, outcome } : { ...told, unclaimed: planNumber };
};

/** A PEM, also one that was squeezed into a line of an environment file with `\n` for its line ends. */
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem.replaceAll('\\n', '\n'));

const isSigned = (key: KeyObject, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ProviderEvent, UnverifiedEvent } from '../port.ts';
import { findPlan } from './pay-with-plan.ts';
import { eventSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';

/** What a plan calls the address for that it named itself, and what the Merchant Hub tells of the same. */
const CREATE_SUCCEEDED = 'CreateSucceeded';
const APPROVED = [CREATE_SUCCEEDED, 'PlanCreatedSucceeded'];

/** Events after which a plan says something new of a payment. Declined cards on the page are no end of it. */
const TELLING = [
  ...APPROVED,
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

/**
 * The two headers of a webhook as one text, `KEY;SIGNATURE`: the key is signed with the body and names the event. The number of
 * the plan follows, where the called address names it.
 */
export const joinSignature = (
  idempotencyKey: string,
  signature: string,
  planNumber: string | null = null,
): string => [idempotencyKey, signature, ...(planNumber ? [planNumber] : [])].join(';');

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
  const [, id, signature, named] = /^([^;]+);([^;]+)(?:;(\d{1,40}))?$/.exec(joined ?? '') ?? [];
  if (!id || !signature || !isSigned(publicKey, `${id};${rawBody}`, signature))
    return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(parseJson(rawBody)).data ?? findCalled(named);
  if (!event) return { refused: 'malformed' };
  const { type, planNumber } = event;
  const told = { id, type, outcome: null };
  if (DISPUTES.includes(type)) return { ...told, dispute: planNumber };
  const plan = TELLING.includes(type) ? await findPlan(call, planNumber) : null;
  if (!plan) return told;
  const outcome = findOutcomeOfPlan(plan);
  if (!APPROVED.includes(type)) return { ...told, outcome };
  // What became of the plan since has an event of its own.
  if (plan.Status !== 'PendingCapture') return told;
  // Without an order it was approved in the form, before there was one.
  return outcome ? { ...told, outcome } : { ...told, unclaimed: planNumber };
};

/** What an address is called for that tells of a plan by its query alone. */
const findCalled = (planNumber: string | undefined) =>
  planNumber === undefined ? null : { type: CREATE_SUCCEEDED, planNumber };

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

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ProviderEvent, UnverifiedEvent } from '../port.ts';
import { eventSchema } from './splitit-answers.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';

/** Events after which a plan says something new of a payment. Declined cards on the page are no end of it. */
const TELLING = [
  'PlanCreatedSucceeded',
  'StartInstallmentsSucceeded',
  'StartInstallmentsFailed',
  'PlanCancelledSucceeded',
];

/** The two headers of a webhook as one text, `KEY;SIGNATURE`: the key is signed with the body and names the event. */
export const joinSignature = (idempotencyKey: string, signature: string): string =>
  `${idempotencyKey};${signature}`;

/** Verifies a webhook before it reads a word of it, then says what it means for an order. */
export const readSplititEvent = (
  publicKey: KeyObject,
  rawBody: string,
  joined: string | undefined,
): ProviderEvent | UnverifiedEvent => {
  const [, id, signature] = /^([^;]+);(.+)$/.exec(joined ?? '') ?? [];
  if (!id || !signature || !isSigned(publicKey, `${id};${rawBody}`, signature))
    return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) return { refused: 'malformed' };
  const { Event: type, InstallmentPlan: plan } = event.data;
  const outcome = TELLING.includes(type) ? findOutcomeOfPlan(plan) : null;
  // The plan was approved in the form, before there was an order.
  const isUnclaimed = type === 'PlanCreatedSucceeded' && outcome === null && plan.Status === 'PendingCapture';
  return { id, type, outcome, ...(isUnclaimed ? { unclaimed: plan.InstallmentPlanNumber } : {}) };
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

import { type Currency, type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { PaymentProvider } from '../port.ts';
import { type AmazonClient, type AmazonClientOptions, createAmazonClient } from './amazon-client.ts';
import { findAmazonDispute, listAmazonDisputes } from './amazon-disputes.ts';
import { readAmazonEvent } from './amazon-event.ts';
import { CLOSED } from './amazon-outcome.ts';
import { createAmazonSigner } from './amazon-signer.ts';
import { parseAttemptReference } from './attempt-reference.ts';
import { createCertificates } from './certificates.ts';
import { cancelCharge, captureCharge, findOutcomeOfCharge, isChargeId } from './charges.ts';
import { checkoutSessions, findSession, updateSession } from './checkout-sessions.ts';
import { completeSession, readOutcome } from './complete-session.ts';
import { confirmSession } from './confirm-session.ts';
import { listAmazonEntries } from './list-amazon-entries.ts';
import { openAmazonPage } from './open-amazon-page.ts';
import { ownerOf, payWithSession } from './pay-with-session.ts';
import { findOutcomeOfRefund, giveBack } from './refunds.ts';
import { signOrder } from './sign-button.ts';

export interface AmazonProviderOptions extends AmazonClientOptions {
  /** The provider id of [K3]: `amazonPay`. */
  readonly id: string;
  readonly merchantId: string;
  readonly storeId: string;
  /** The money that the account takes; null where it takes any. */
  readonly currency?: Currency | null;
  /** Who serves the certificates of notifications, and reports; null is Amazon's notification service, and its storage. */
  readonly certificateOrigin: string | null;
  /** The topic that notifications of this account come from; null takes those of any. */
  readonly topicArn: string | null;
}

/**
 * Amazon Pay [K4, K7]. A token is the id of a session that the shopper signed in to; a
 * payment is known by its session until there is a charge, and by the charge from then on, because Amazon
 * forgets sessions after thirty days. Amazon's own script begins a session, with what we have signed. Amounts are cents; declines are outcomes; whatever leaves us in doubt
 * throws `ProviderUnavailable`, and the same call may then be made again.
 * @example amazonProvider({ id: 'amazonPay', merchantId, publicKeyId, privateKey, … , timeoutMs: 10_000 })
 */
export const amazonProvider = (options: AmazonProviderOptions): PaymentProvider => {
  const signer = createAmazonSigner(options);
  const call = createAmazonClient(options, signer);
  const button = { ...options, signer };
  const reports = { ...options, origin: options.certificateOrigin };
  const { merchantId, certificateOrigin, topicArn, currency = null } = options;
  const events = {
    merchantId,
    certificateOrigin,
    topicArn,
    findCertificate: createCertificates({
      timeoutMs: options.timeoutMs,
      isAmazons: certificateOrigin === null,
    }),
    findCharge: (id: string) => findOutcomeOfCharge(call, id),
    findRefund: (id: string) => findOutcomeOfRefund(call, id),
  };
  return {
    id: options.id,
    ...(currency && { isAvailable: (asked) => asked === currency }),
    sessions: checkoutSessions(call, button),
    pay: (request) => payWithSession(call, request),
    openHostedPage: async (request) => openAmazonPage(request),
    signPage: (request) => signOrder(button, request),
    confirm: (approval) => confirmSession(call, approval),
    find: (reference) => find(call, reference),
    capture: (reference, amount) => capture(call, reference, amount),
    cancel: (reference) => cancel(call, reference),
    refund: (request) => giveBack(call, request),
    findsDisputes: 'when_debited',
    findDispute: (reference) => findAmazonDispute(call, reference),
    listEntries: async (request) => [
      ...(await listAmazonEntries(call, request)),
      ...(await listAmazonDisputes(call, reports, request)),
    ],
    readEvent: (rawBody, signature) => readAmazonEvent(events, rawBody, signature),
  };
};

/** Of an attempt that no shopper has come back for yet Amazon can be asked nothing. */
const find = async (call: AmazonClient, reference: string): Promise<PaymentOutcome | null> => {
  if (isChargeId(reference)) return findOutcomeOfCharge(call, reference);
  return parseAttemptReference(reference) ? null : settle(call, reference);
};

/** Asking is also our word that we want it: without that Amazon ends a session after a day. */
const settle = async (call: AmazonClient, id: string): Promise<PaymentOutcome | null> => {
  const session = await findSession(call, id);
  const owner = session && ownerOf(session);
  return session && owner ? completeSession(call, session, owner) : null;
};

/** @throws when more is wanted than is held, or of a payment that Amazon does not know. */
const capture = async (call: AmazonClient, reference: string, amount: Money): Promise<PaymentOutcome> => {
  const held = await findOutcomeOfCharge(call, reference);
  if (!held) throw new Error(`there is no charge ${reference}`);
  if (held.state !== 'authorised') return held;
  if (amount.amount > held.amount.amount || !sameMoney({ ...held.amount, amount: amount.amount }, amount))
    throw new Error(`the charge ${reference} holds less than ${amount.amount} ${amount.currency}`);
  // Refused: it was taken, or let go, a moment ago. What is true then is the answer.
  await captureCharge(call, reference, amount);
  return (await findOutcomeOfCharge(call, reference)) ?? held;
};

/** A session cannot be ended: it is marked, and from then on never completed. What its charge holds is let go. */
const cancel = async (call: AmazonClient, reference: string): Promise<PaymentOutcome | null> => {
  if (isChargeId(reference)) return letGo(call, await findOutcomeOfCharge(call, reference));
  // No session of it is ever completed once the attempt is over.
  if (parseAttemptReference(reference)) return null;
  const session = await findSession(call, reference);
  const owner = session && ownerOf(session);
  if (!session || !owner) return null;
  const closed = await updateSession(call, session, { merchantMetadata: { customInformation: CLOSED } });
  const after = closed.ok ? closed.session : await findSession(call, reference);
  return after && letGo(call, await readOutcome(call, after, owner));
};

const letGo = async (call: AmazonClient, found: PaymentOutcome | null): Promise<PaymentOutcome | null> => {
  if (found?.state !== 'authorised' || found.reference === null) return found;
  await cancelCharge(call, found.reference);
  return findOutcomeOfCharge(call, found.reference);
};

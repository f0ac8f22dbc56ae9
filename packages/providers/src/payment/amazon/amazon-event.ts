import { verify } from 'node:crypto';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { ReadEvent, RefundOutcome } from '../port.ts';
import { type AmazonEnvelope, envelopeSchema, notificationSchema } from './amazon-answers.ts';
import { type FindCertificate, isCertificateUrl } from './certificates.ts';
import { isChargeId } from './charges.ts';
import { isRefundId } from './refunds.ts';

/** How notifications are read: who may sign them, and what has become of a charge or a refund. */
interface AmazonEvents {
  readonly merchantId: string;
  /** Null is Amazon's own notification service. */
  readonly certificateOrigin: string | null;
  /** Anybody has topics there: what comes from another one is not Amazon Pay's. Null takes those of any. */
  readonly topicArn: string | null;
  readonly findCertificate: FindCertificate;
  readonly findCharge: (id: string) => Promise<PaymentOutcome | null>;
  readonly findRefund: (id: string) => Promise<RefundOutcome | null>;
}

/** The signature travels inside the body. Undefined where there is none. */
export const signatureInside = (rawBody: string): string | undefined => {
  const told = parseJson(rawBody);
  const signature = typeof told === 'object' && told !== null && 'Signature' in told ? told.Signature : null;
  return typeof signature === 'string' ? signature : undefined;
};

/**
 * Verifies a notification before it believes a word of it. It says only which charge or refund has changed: what is
 * true is asked of Amazon. Of a charge permission, which holds charges, nothing is booked: it is taken, or it would come
 * again and again.
 * @see https://developer.amazon.com/docs/amazon-pay-checkout/set-up-instant-payment-notifications.html
 */
export const readAmazonEvent = async (
  events: AmazonEvents,
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  if (!signature) return { refused: 'bad_signature' };
  const envelope = envelopeSchema.safeParse(parseJson(rawBody));
  if (!envelope.success) return { refused: 'bad_signature' };
  if (events.topicArn !== null && envelope.data.TopicArn !== events.topicArn)
    return { refused: 'bad_signature' };
  if (!(await isSigned(events, envelope.data, signature))) return { refused: 'bad_signature' };
  const { MessageId: id, Type, Message } = envelope.data;
  if (Type !== 'Notification') return { id, type: Type, outcome: null };
  const told = notificationSchema.safeParse(parseJson(Message));
  if (!told.success) return { refused: 'malformed' };
  const { ObjectType, ObjectId, NotificationType, MerchantID } = told.data;
  const isOurs = MerchantID === events.merchantId;
  const isCharge = isOurs && ObjectType === 'CHARGE' && isChargeId(ObjectId);
  const isRefund = isOurs && ObjectType === 'REFUND' && isRefundId(ObjectId);
  const refund = isRefund ? await events.findRefund(ObjectId) : null;
  return {
    id,
    type: `${ObjectType} ${NotificationType}`,
    outcome: isCharge ? await events.findCharge(ObjectId) : null,
    ...(refund ? { refund } : {}),
    ...(isOurs && ObjectType === 'CHARGEBACK' && { dispute: ObjectId }),
  };
};

/** Anybody may name a certificate: only Amazon's own notification service is asked for one. */
const isSigned = async (
  { certificateOrigin, findCertificate }: AmazonEvents,
  envelope: AmazonEnvelope,
  signature: string,
): Promise<boolean> => {
  if (!isCertificateUrl(envelope.SigningCertURL, certificateOrigin)) return false;
  const key = await findCertificate(envelope.SigningCertURL);
  const hash = envelope.SignatureVersion === '2' ? 'sha256' : 'sha1';
  return (
    key !== null && verify(hash, Buffer.from(signedText(envelope)), key, Buffer.from(signature, 'base64'))
  );
};

/** The documented text of a notification: names and values, a line each, in the order of the alphabet. */
const signedText = ({ Message, MessageId, Subject, Timestamp, TopicArn, Type }: AmazonEnvelope): string =>
  Object.entries({ Message, MessageId, Subject, Timestamp, TopicArn, Type })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

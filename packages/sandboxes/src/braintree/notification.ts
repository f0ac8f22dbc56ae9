import { createHash, createHmac } from 'node:crypto';
import { writeDocument, type XmlValue } from './xml.ts';

/** What may become of a transaction, and of a dispute. */
export type TransactionKind = 'transaction_settled' | 'transaction_settlement_declined';
export type DisputeKind = 'dispute_opened' | 'dispute_won' | 'dispute_lost';

/** A webhook as it is kept until the store has taken it. */
export interface Notification {
  readonly id: string;
  readonly kind: TransactionKind | DisputeKind | 'check';
  readonly payload: string;
  readonly isDelivered: boolean;
}

export const newNotification = (
  id: string,
  kind: Notification['kind'],
  subject: XmlValue,
  now: Date,
): Notification => ({
  id,
  kind,
  payload: packPayload(writeDocument('notification', { timestamp: now.toISOString(), kind, subject })),
  isDelivered: false,
});

/** `bt_payload`: base64 with a newline at its end. */
export const packPayload = (xml: string): string => `${Buffer.from(xml).toString('base64')}\n`;

/** `bt_signature`: the public key, and the private key's HMAC over the payload. */
export const signPayload = (payload: string, publicKey: string, privateKey: string): string => {
  const key = createHash('sha1').update(privateKey).digest();
  return `${publicKey}|${createHmac('sha1', key).update(payload).digest('hex')}`;
};

import { type KeyObject, sign } from 'node:crypto';
import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  /** The body as it is sent, signature and all. */
  readonly body: string;
  readonly isDelivered: boolean;
}

interface Wrapping {
  readonly id: string;
  readonly at: Date;
  readonly certificateUrl: string;
}

const TOPIC = 'arn:aws:sns:us-east-1:000000000000:counterpane-sandbox';

/** Amazon's notification service wraps a message; what is signed comes before the signature. */
export const wrap = (message: string, { id, at, certificateUrl }: Wrapping): string =>
  JSON.stringify({
    Type: 'Notification',
    MessageId: id,
    TopicArn: TOPIC,
    Message: message,
    Timestamp: at.toISOString(),
    SignatureVersion: '2',
    SigningCertURL: certificateUrl,
  });

/** The signature of a wrapped message, over its names and values in the order of the alphabet. */
export const signWrapped = (wrapped: string, key: KeyObject): string => {
  const fields: Record<string, string> = JSON.parse(wrapped);
  const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('');
  return sign('sha256', Buffer.from(text), key).toString('base64');
};

export const withSignature = (wrapped: string, key: KeyObject): string =>
  JSON.stringify({ Signature: signWrapped(wrapped, key), ...JSON.parse(wrapped) });

export type NotificationSender = WebhookDeliveries<Notification>;

/** Sends notifications to the store as Amazon's notification service does it; they are signed when they are wrapped. */
export const createNotificationSender = (
  target: DeliveryTarget,
  onDelivered: (notification: Notification) => void,
): NotificationSender =>
  new WebhookDeliveries(
    target,
    {
      nameOf: ({ id }) => `notification ${id}`,
      write: ({ body }) => ({
        headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
        body,
      }),
    },
    onDelivered,
  );

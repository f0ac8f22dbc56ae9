import { createHmac } from 'node:crypto';
import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  /** The body as it is sent: later moves must not reach one that is still waiting. */
  readonly body: string;
  readonly isDelivered: boolean;
}

/** What a call is signed with, and when and where it goes. */
interface Signing {
  readonly secret: string;
  readonly at: Date;
  /** The path that is called. */
  readonly path: string;
}

/**
 * Both signatures that EasyPost documents: of the body alone, and, newer, of time, method, path and body. Every
 * attempt to deliver has a time of its own.
 */
export const signedHeaders = (body: string, { secret, at, path }: Signing): Record<string, string> => {
  const timestamp = at.toUTCString().replace('GMT', '-0000');
  return {
    'content-type': 'application/json',
    'x-hmac-signature': sign(secret, body),
    'x-timestamp': timestamp,
    'x-path': path,
    'x-hmac-signature-v2': sign(secret, `${timestamp}POST${path}${body}`),
  };
};

const sign = (secret: string, text: string): string =>
  `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(text).digest('hex')}`;

export const createWebhookSender = (
  target: DeliveryTarget,
  secret: string,
  onDelivered: (notification: Notification) => void,
): WebhookDeliveries<Notification> => {
  const path = target.webhookUrl ? new URL(target.webhookUrl).pathname : '/';
  return new WebhookDeliveries(
    target,
    {
      nameOf: ({ id }) => `event ${id}`,
      write: ({ body }) => ({ headers: signedHeaders(body, { secret, at: new Date(), path }), body }),
    },
    onDelivered,
  );
};

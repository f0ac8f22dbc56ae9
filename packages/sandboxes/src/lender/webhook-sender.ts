import { createHmac } from 'node:crypto';
import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  /** The body as it is sent: later changes must not reach one that is still waiting. */
  readonly body: string;
  readonly isDelivered: boolean;
}

/** How a lender writes its webhooks. */
export interface WebhookForm {
  readonly header: string;
  readonly scheme: string;
  readonly algorithm: 'sha256' | 'sha512';
  readonly contentType: string;
  /** The one status that counts as taken; without it every 2xx does. */
  readonly receipt?: number;
}

/** A header `t=<seconds>,<scheme>=<hex>`, over `<seconds>.<body>`: how lenders sign. */
export interface WebhookSigning extends WebhookForm {
  readonly secret: string;
  /** Where a message is signed with another key than that. */
  readonly secretOf?: (body: string) => string;
}

/** Every attempt to deliver has a time and a signature of its own. */
export const signWebhook = (
  { scheme, algorithm, secret }: WebhookSigning,
  body: string,
  seconds = Math.floor(Date.now() / 1000),
): string => {
  const signature = createHmac(algorithm, secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},${scheme}=${signature}`;
};

export const createWebhookSender = (
  target: DeliveryTarget,
  signing: WebhookSigning,
  onDelivered: (notification: Notification) => void,
): WebhookDeliveries<Notification> =>
  new WebhookDeliveries(
    target,
    {
      nameOf: ({ id }) => `event ${id}`,
      receipt: signing.receipt,
      write: ({ body }) => ({
        headers: {
          'content-type': signing.contentType,
          [signing.header]: signWebhook(signerOf(signing, body), body),
        },
        body,
      }),
    },
    onDelivered,
  );

const signerOf = (signing: WebhookSigning, body: string): WebhookSigning => ({
  ...signing,
  secret: signing.secretOf?.(body) ?? signing.secret,
});

import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';

interface WebhookTarget extends DeliveryTarget {
  readonly webhookSecret: string;
}

export type WebhookSender = WebhookDeliveries<Stripe.Event>;

/** The `Stripe-Signature` header: the secret's HMAC over time and body, so that neither can be altered. */
export const signWebhook = (body: string, secret: string, now: Date): string => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
};

/** Sends events to the store, written and signed as Stripe does it. */
export const createWebhookSender = (
  target: WebhookTarget,
  onDelivered: (event: Stripe.Event) => void,
): WebhookSender =>
  new WebhookDeliveries(
    target,
    {
      nameOf: ({ type, id }) => `${type} ${id}`,
      write: (event) => {
        const body = JSON.stringify(event, null, 2);
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signWebhook(body, target.webhookSecret, new Date()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        };
        return { headers, body };
      },
    },
    onDelivered,
  );

import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';
import { type Notification, signPayload } from './notification.ts';

interface WebhookTarget extends DeliveryTarget {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type WebhookSender = WebhookDeliveries<Notification>;

/** Sends notifications to the store, written and signed as Braintree does it. */
export const createWebhookSender = (
  target: WebhookTarget,
  onDelivered: (notification: Notification) => void,
): WebhookSender =>
  new WebhookDeliveries(
    target,
    {
      nameOf: ({ kind }) => kind,
      write: ({ payload }) => ({
        body: new URLSearchParams({
          bt_signature: signPayload(payload, target.publicKey, target.privateKey),
          bt_payload: payload,
        }),
      }),
    },
    onDelivered,
  );

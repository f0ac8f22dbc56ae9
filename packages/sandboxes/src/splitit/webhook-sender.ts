import { type KeyObject, sign } from 'node:crypto';
import { type DeliveryTarget, WebhookDeliveries } from '../machinery/webhook-deliveries.ts';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  readonly event: string;
  /** The plan as it was then: later changes must not reach a notification that is still waiting. */
  readonly plan: object;
  /** The address that a plan named, with what it is called with; its body is empty. */
  readonly calls?: string;
  readonly isDelivered: boolean;
}

interface WebhookTarget extends DeliveryTarget {
  readonly webhookKey: KeyObject;
}

export type WebhookSender = WebhookDeliveries<Notification>;

/** `X-Splitit-Signature`: over `KEY;BODY`, so that neither can be altered. */
export const signWebhook = (id: string, body: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(`${id};${body}`), key).toString('base64');

/** Sends notifications to the store, written and signed as SplitIt does it. */
export const createWebhookSender = (
  target: WebhookTarget,
  onDelivered: (notification: Notification) => void,
): WebhookSender =>
  new WebhookDeliveries(
    target,
    {
      nameOf: ({ event, id }) => `${event} ${id}`,
      // The one store that the sandbox knows, by whichever host the plan named it.
      urlOf: ({ calls }, webhookUrl) => {
        const { pathname, search } = new URL(calls ?? webhookUrl);
        return new URL(`${pathname}${search}`, webhookUrl).href;
      },
      write: ({ id, event, plan, calls }) => {
        const body = calls === undefined ? JSON.stringify({ Event: event, InstallmentPlan: plan }) : '';
        const headers = {
          ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
          'x-splitit-idempotencykey': id,
          'x-splitit-signature': signWebhook(id, body, target.webhookKey),
        };
        return { headers, body };
      },
    },
    onDelivered,
  );

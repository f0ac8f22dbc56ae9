import type { Forge } from '../machinery/integration.ts';
import { WRONG_SECRET } from '../machinery/wrong-keys.ts';
import { signWebhook, type WebhookForm } from './webhook-sender.ts';

/** A lender's webhook, signed with another secret. */
export const forgeSigned =
  (form: WebhookForm): Forge =>
  (message) => ({
    headers: {
      'content-type': form.contentType,
      [form.header]: signWebhook({ ...form, secret: WRONG_SECRET }, message),
    },
    body: message,
  });

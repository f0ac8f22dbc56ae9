import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Webhook, WebhookRefused } from '../../webhook.ts';
import type { StoppedTexts } from '../port.ts';

/**
 * Attentive's "Unsubscribe" event: `sms.unsubscribed`, `phone.unsubscribed` at older accounts. Its time is in milliseconds, when
 * the number left the list. The body has more fields, which are not read.
 */
const stoppedSchema = z.object({
  type: z.enum(['sms.unsubscribed', 'phone.unsubscribed']),
  timestamp: z.int().min(0).max(8_640_000_000_000_000),
  subscriber: z.object({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/) }),
});

/** Verifies a call by its `x-attentive-hmac-sha256`, which is of the body, before it reads a word of it. */
export const readWebhook = ({ body, headers }: Webhook, key: string | null): StoppedTexts | null => {
  if (key === null || !isSigned(body, headers['x-attentive-hmac-sha256'] ?? '', key))
    throw new WebhookRefused('The call is not signed by Attentive');
  const { data } = stoppedSchema.safeParse(parseJson(body));
  return data ? { phone: data.subscriber.phone, at: new Date(data.timestamp).toISOString() } : null;
};

const isSigned = (body: string, signature: string, key: string): boolean => {
  const wanted = Buffer.from(createHmac('sha256', key).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

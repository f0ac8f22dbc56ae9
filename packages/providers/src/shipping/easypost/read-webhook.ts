import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Webhook, WebhookRefused } from '../../webhook.ts';
import type { ParcelReport } from '../port.ts';
import { eventSchema } from './easypost-answers.ts';
import { toParcelReport } from './parcel-report.ts';

/** Verifies a call before it reads a word of it. `now` in milliseconds. */
export const readWebhook = ({ body, headers }: Webhook, secret: string, now: number): ParcelReport | null => {
  if (!isSigned(body, headers, secret) && !isSignedInTime(body, headers, secret, now))
    throw new WebhookRefused('The call is not signed by EasyPost');
  const event = eventSchema.safeParse(parseJson(body));
  return event.success ? toParcelReport(event.data.result) : null;
};

type Headers = Webhook['headers'];

/** `X-Hmac-Signature` is of the body alone. News that is told again has the id of the first time. */
const isSigned = (body: string, headers: Headers, secret: string): boolean =>
  isSignature(headers['x-hmac-signature'], body, secret);

/** A call that was caught is not believed later. */
const TOLERANCE_MS = 5 * 60 * 1_000;

/** The newer `X-Hmac-Signature-V2` is of time, method, path and body. */
const isSignedInTime = (body: string, headers: Headers, secret: string, now: number): boolean => {
  const { 'x-timestamp': timestamp = '', 'x-path': path = '' } = headers;
  const age = Math.abs(now - Date.parse(timestamp));
  // A time that is none is no number either.
  if (!(age <= TOLERANCE_MS)) return false;
  return isSignature(headers['x-hmac-signature-v2'], `${timestamp}POST${path}${body}`, secret);
};

/** EasyPost normalises a secret before it signs with it, so that an é is one however it was typed. */
const isSignature = (header: string | undefined, text: string, secret: string): boolean => {
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(text).digest('hex');
  const wanted = Buffer.from(`hmac-sha256-hex=${digest}`);
  const said = Buffer.from(header ?? '');
  return said.length === wanted.length && timingSafeEqual(said, wanted);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

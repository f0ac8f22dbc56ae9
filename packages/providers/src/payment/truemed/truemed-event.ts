import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { parseJson } from '../lender/parse-json.ts';
import { isSignedHeader } from '../lender/signed-header.ts';
import type { ReadEvent } from '../port.ts';
import { eventSchema } from './truemed-answers.ts';

interface EventReader {
  readonly webhookSecret: string;
  /** What is true of a session now. */
  readonly find: (sessionId: string) => Promise<PaymentOutcome | null>;
}

/** Verifies a webhook before it reads a word of it, then asks: it names no amount before the money is taken. */
export const readTruemedEvent = async (
  { webhookSecret, find }: EventReader,
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  const signing = { scheme: 'v1', algorithm: 'sha256', secret: webhookSecret } as const;
  if (!isSignedHeader(signing, rawBody, signature)) return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) return { refused: 'malformed' };
  const { webhook_delivery_id: id, event_type: type, data } = event.data;
  return { id, type, outcome: data.payment_session_id ? await find(data.payment_session_id) : null };
};

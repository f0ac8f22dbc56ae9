import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { isSignedHeader } from '../lender/signed-header.ts';
import type { ReadEvent } from '../port.ts';
import { eventSchema } from './affirm-answers.ts';

interface EventReader {
  /** Affirm signs with it. */
  readonly privateKey: string;
  /** What is true of a checkout now. */
  readonly find: (checkoutId: string) => Promise<PaymentOutcome | null>;
}

/**
 * Verifies a webhook before it reads a word of it, then asks: the event itself names no amount that could be
 * believed. Other events than `confirmed` are no end of a page.
 */
export const readAffirmEvent = async (
  { privateKey, find }: EventReader,
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  const signing = { scheme: 'v0', algorithm: 'sha512', secret: privateKey } as const;
  if (!isSignedHeader(signing, rawBody, signature)) return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(Object.fromEntries(new URLSearchParams(rawBody)));
  if (!event.success) return { refused: 'malformed' };
  const { checkout_token: id, event: type, event_timestamp: at } = event.data;
  return {
    // Affirm gives its events no id of their own.
    id: `${id} ${type} ${at}`,
    type,
    outcome: type === 'confirmed' ? await find(id) : null,
  };
};

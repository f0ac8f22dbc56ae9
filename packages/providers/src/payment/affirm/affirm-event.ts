import { isSignedHeader } from '../lender/signed-header.ts';
import type { ReadEvent } from '../port.ts';
import type { AffirmAccount } from './affirm-account.ts';
import { eventSchema } from './affirm-answers.ts';
import { findConfirmedLoan } from './confirm-loan.ts';

/**
 * Verifies a webhook before it reads a word of it, by the private key of the account. Then it asks: the event itself names no amount that could be believed. Other events than `confirmed` are no end of a page.
 */
export const readAffirmEvent = async (
  { call, privateKey }: AffirmAccount,
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  if (!isSignedHeader(signedBy(privateKey), rawBody, signature)) return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(Object.fromEntries(new URLSearchParams(rawBody)));
  if (!event.success) return { refused: 'malformed' };
  const { checkout_token: token, event: type, event_timestamp: at } = event.data;
  return {
    // Affirm gives its events no id of their own.
    id: `${token} ${type} ${at}`,
    type,
    outcome: type === 'confirmed' ? await findConfirmedLoan(call, token) : null,
  };
};

const signedBy = (secret: string) => ({ scheme: 'v0', algorithm: 'sha512', secret }) as const;

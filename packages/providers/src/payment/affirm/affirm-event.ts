import { isSignedHeader } from '../lender/signed-header.ts';
import type { ReadEvent } from '../port.ts';
import type { AffirmAccount } from './affirm-account.ts';
import { eventSchema } from './affirm-answers.ts';
import { findConfirmedLoan } from './confirm-loan.ts';

/**
 * Verifies a webhook before it reads a word of it: whose private key has signed it tells the account. Then it asks: the
 * event itself names no amount that could be believed. Other events than `confirmed` are no end of a page.
 */
export const readAffirmEvent = async (
  accounts: readonly AffirmAccount[],
  rawBody: string,
  signature: string | undefined,
): Promise<ReadEvent> => {
  const account = accounts.find(({ privateKey }) => isSignedHeader(signedBy(privateKey), rawBody, signature));
  if (!account) return { refused: 'bad_signature' };
  const event = eventSchema.safeParse(Object.fromEntries(new URLSearchParams(rawBody)));
  if (!event.success) return { refused: 'malformed' };
  const { checkout_token: token, event: type, event_timestamp: at } = event.data;
  return {
    // Affirm gives its events no id of their own.
    id: `${token} ${type} ${at}`,
    type,
    outcome: type === 'confirmed' ? await findConfirmedLoan(account.call, token) : null,
  };
};

const signedBy = (secret: string) => ({ scheme: 'v0', algorithm: 'sha512', secret }) as const;

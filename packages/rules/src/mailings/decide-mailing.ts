import { MAILINGS, type MailingKind } from './mailings.ts';

/** What is known of a person and one kind of message of a brand. */
interface MailingFacts {
  /** What they chose last about this very kind; null where they never did. */
  readonly choice: boolean | null;
  /** Whether they agreed to emails at the checkout, and have not taken that back. */
  readonly hasConsent: boolean;
}

/**
 * Whether a message may be sent. A choice about its kind goes before all else: a box that is ticked at a later checkout agrees to news
 * in general, and takes back no "not this" [R060].
 * @example decideMailing('review_request', { choice: null, hasConsent: true }) // true
 */
export const decideMailing = (kind: MailingKind, { choice, hasConsent }: MailingFacts): boolean => {
  if (choice !== null) return choice;
  const { basis } = MAILINGS[kind];
  return basis === 'request' || (basis === 'consent' && hasConsent);
};

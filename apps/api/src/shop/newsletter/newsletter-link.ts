import { z } from 'zod';
import { findSealed, seal } from '../../http/sealing.ts';

/** How long a link signs its person up. */
export const NEWSLETTER_LINK_DAYS = 7;

const linkSchema = z.object({ email: z.string(), until: z.number() });

interface SealedFor {
  /** Key of the brand whose newsletter it is. */
  readonly brand: string;
  readonly secret: string;
}

/** What signs an email up, until a time in milliseconds: sealed, so that neither history nor outbox shows whom it is for. */
export const newsletterLink = (email: string, now: number, { brand, secret }: SealedFor): string => {
  const until = now + NEWSLETTER_LINK_DAYS * 86_400_000;
  return seal(JSON.stringify({ email, until }), { purpose: 'newsletter', owner: brand, secret });
};

/** The email of a link; null for what we have not sealed for this brand, and for a link whose time is over. */
export const findNewsletterEmail = (
  link: string,
  now: number,
  { brand, secret }: SealedFor,
): string | null => {
  const text = findSealed(link, { purpose: 'newsletter', owner: brand, secret });
  if (text === null) return null;
  const { email, until } = linkSchema.parse(JSON.parse(text));
  return now < until ? email : null;
};

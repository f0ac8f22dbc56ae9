import { z } from 'zod';
import { findSealed, seal } from '../../http/sealing.ts';

/** What a link in a sign-in email holds: the code that stands in the same email, and for whom. */
interface SignInLink {
  readonly email: string;
  readonly code: string;
}

const linkSchema = z.object({ email: z.string(), code: z.string() });

/**
 * The link is the code once more, sealed: used on either way both have been used, and the address in a history shows
 * neither code nor email.
 */
export const signInLink = (opens: SignInLink, secret: string): string =>
  seal(JSON.stringify(opens), sealedFor(secret));

/** Null for what we have not sealed. */
export const findSignInLink = (link: string, secret: string): SignInLink | null => {
  const text = findSealed(link, sealedFor(secret));
  return text === null ? null : linkSchema.parse(JSON.parse(text));
};

const sealedFor = (secret: string) => ({ purpose: 'sign-in-link', owner: 'link', secret }) as const;

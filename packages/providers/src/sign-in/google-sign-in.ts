import { ClientSecretPost } from 'openid-client';
import { openIdSignIn } from './open-id.ts';
import type { SignInCompany } from './port.ts';

export interface GoogleKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://accounts.google.com` but for a sandbox. */
  readonly issuer: string;
}

/**
 * "Sign in with Google", by its server flow. Source: Google Identity, "OpenID Connect" (developers.google.com, read
 * 2026-11-27).
 */
export const googleSignIn = ({
  clientId,
  clientSecret,
  issuer,
  timeoutMs,
}: GoogleKeys & { readonly timeoutMs: number }): SignInCompany => ({
  id: 'google',
  ...openIdSignIn({
    issuer,
    clientId,
    timeoutMs,
    authenticate: () => ClientSecretPost(clientSecret),
    scope: 'openid email',
    parameters: { prompt: 'select_account' },
    usesPkce: true,
    provesEmail: ({ email, email_verified: isVerified, hd: hostedDomain }) =>
      isVerified === true && (isAtGmail(email) || typeof hostedDomain === 'string'),
  }),
});

/**
 * Google vouches for the mailboxes that it holds itself: those of Gmail, and those of a hosted domain. Any other was
 * looked at when the account was made, and may have had another owner since ("Verify the Google ID token on your server side").
 */
const isAtGmail = (email: unknown): boolean =>
  typeof email === 'string' && email.toLowerCase().endsWith('@gmail.com');

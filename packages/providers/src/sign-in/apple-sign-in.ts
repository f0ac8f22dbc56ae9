import { importPKCS8, SignJWT } from 'jose';
import { ClientSecretPost } from 'openid-client';
import { openIdSignIn } from './open-id.ts';
import type { SignInCompany } from './port.ts';

export interface AppleKeys {
  /** The identifier of the Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The private key for "Sign in with Apple", in PEM as it was downloaded. */
  readonly privateKey: string;
  /** `https://appleid.apple.com` but for a sandbox. */
  readonly issuer: string;
}

/**
 * "Sign in with Apple" in a browser. Sources (developer.apple.com, read 2026-11-27): "Request an authorization to the
 * Sign in with Apple server", "Generate and validate tokens", "Creating a client secret".
 */
export const appleSignIn = ({
  clientId,
  issuer,
  timeoutMs,
  ...key
}: AppleKeys & { readonly timeoutMs: number }): SignInCompany => ({
  id: 'apple',
  ...openIdSignIn({
    issuer,
    clientId,
    timeoutMs,
    authenticate: async () => ClientSecretPost(await clientSecret({ clientId, issuer, ...key })),
    scope: 'openid email',
    // Apple sends what it was asked for beyond the id by a form alone.
    parameters: { response_mode: 'form_post' },
    // Apple documents no PKCE for browsers.
    usesPkce: false,
    // Also of a relayed address, which Apple made and forwards. It comes as a word or as text.
    provesEmail: ({ email_verified: isVerified }) => isVerified === true || isVerified === 'true',
  }),
});

/** Apple's secrets are words that we sign; one that is good for minutes is of no use to who finds it. */
const clientSecret = async ({ clientId, teamId, keyId, privateKey, issuer }: AppleKeys): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'));

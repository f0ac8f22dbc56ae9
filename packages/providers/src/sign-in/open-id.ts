import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import { isLoopback } from '../is-loopback.ts';
import type { BegunSignIn, CompanyIdentity } from './port.ts';

/** What differs between two companies that speak OpenID Connect. */
interface OpenIdOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** How we prove to be that client, each time anew. */
  readonly authenticate: () => ClientAuth | Promise<ClientAuth>;
  readonly scope: string;
  /** What the company's page is asked with besides. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether the company knows PKCE. */
  readonly usesPkce: boolean;
  /** What a company's word says of the mailbox. */
  readonly provesEmail: (claims: IDToken) => boolean;
  readonly timeoutMs: number;
}

/** A sign-in with a company by the authorization code flow of OpenID Connect Core 1.0, section 3.1. */
export const openIdSignIn = (options: OpenIdOptions) => {
  const { issuer, clientId, authenticate, scope, parameters, usesPkce, provesEmail, timeoutMs } = options;
  let found: Promise<Configuration> | null = null;

  /** Its addresses, read once; a company that was silent is asked again. */
  const findServer = (): Promise<Configuration> => {
    const execute = isLoopback(new URL(issuer).hostname) ? [allowInsecureRequests] : [];
    found ??= discovery(new URL(issuer), clientId, undefined, undefined, {
      execute,
      timeout: timeoutMs / 1000,
    }).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };

  return {
    begin: async ({ redirectUri, state, nonce, codeVerifier }: BegunSignIn): Promise<URL> => {
      const page = buildAuthorizationUrl(await findServer(), {
        ...{ redirect_uri: redirectUri, scope, state, nonce },
        ...parameters,
      });
      if (!usesPkce) return page;
      page.searchParams.set('code_challenge', await calculatePKCECodeChallenge(codeVerifier));
      page.searchParams.set('code_challenge_method', 'S256');
      return page;
    },

    identify: async (signIn: BegunSignIn, answer: URLSearchParams): Promise<CompanyIdentity> => {
      const server = await findServer();
      const client = new Configuration(server.serverMetadata(), clientId, undefined, await authenticate());
      client.timeout = timeoutMs / 1000;
      // The word of who it is comes over a connection of our own; its signature is checked all the same.
      enableNonRepudiationChecks(client);
      if (isLoopback(new URL(issuer).hostname)) allowInsecureRequests(client);
      const callback = new URL(signIn.redirectUri);
      callback.search = answer.toString();
      const tokens = await authorizationCodeGrant(client, callback, {
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
        idTokenExpected: true,
        ...(usesPkce && { pkceCodeVerifier: signIn.codeVerifier }),
      });
      const claims = tokens.claims();
      if (typeof claims?.email !== 'string') throw new Error('the company named no email');
      return { subject: claims.sub, email: claims.email, provesEmail: provesEmail(claims) };
    },
  };
};

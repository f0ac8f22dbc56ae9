import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from './context.ts';

const LIFETIME_S = 3_600;

/** Who may call the API: tokens by client credentials. Forgotten when the sandbox ends, as tokens may be. */
export class AccessTokens {
  readonly #expiry = new Map<string, number>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  issue(): string {
    const token = randomBytes(32).toString('base64url');
    this.#expiry.set(token, this.#now().getTime() + LIFETIME_S * 1000);
    return token;
  }

  admits(header: string | undefined): boolean {
    const token = /^Bearer (.+)$/.exec(header ?? '')?.[1] ?? '';
    return (this.#expiry.get(token) ?? 0) > this.#now().getTime();
  }

  /** As if they had all expired. */
  forget(): void {
    this.#expiry.clear();
  }
}

/** `POST /connect/token` of SplitIt's identity server, here on the same address as everything else. */
export const registerTokens = (
  app: FastifyInstance,
  { options }: SandboxContext,
  tokens: AccessTokens,
): void => {
  app.post<{ Body: unknown }>('/connect/token', async ({ body }, reply) => {
    const fields = new URLSearchParams(typeof body === 'string' ? body : '');
    if (fields.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    if (fields.get('scope') !== 'api.v3') return reply.code(400).send({ error: 'invalid_scope' });
    const isClient =
      fields.get('client_id') === options.clientId && fields.get('client_secret') === options.clientSecret;
    if (!isClient) return reply.code(400).send({ error: 'invalid_client' });
    return {
      access_token: tokens.issue(),
      expires_in: LIFETIME_S,
      token_type: 'Bearer',
      scope: fields.get('scope'),
    };
  });
};

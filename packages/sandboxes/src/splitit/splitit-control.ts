import type { FastifyInstance } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import type { Faults } from '../faults/faults.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { SandboxContext } from './context.ts';

/** The levers, and one that ends every access token. */
export const registerSplititControl = (
  app: FastifyInstance,
  { state, webhooks }: SandboxContext,
  faults: Faults,
  tokens: AccessTokens,
): void => {
  registerControlRoutes(app, { faults, apiPath: '/api/', webhooks, ledger: () => state.list('ledger') });

  app.delete('/_sandbox/tokens', async () => {
    tokens.forget();
    return { tokens: 0 };
  });
};

import type { FastifyInstance } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { registerDisputeLever } from '../control/dispute-lever.ts';
import type { Faults } from '../faults/faults.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { SandboxContext } from './context.ts';
import { turnSplititDispute } from './disputes.ts';

/** The levers, and one that ends every access token. */
export const registerSplititControl = (
  app: FastifyInstance,
  context: SandboxContext,
  faults: Faults,
  tokens: AccessTokens,
): void => {
  const { state, webhooks, commit } = context;
  registerControlRoutes(app, { faults, apiPath: '/api/', webhooks, ledger: () => state.list('ledger') });
  registerDisputeLever(app, (ordered, base) => turnSplititDispute(context, ordered, base), commit);

  app.delete('/_sandbox/tokens', async () => {
    tokens.forget();
    return { tokens: 0 };
  });
};

import type { FastifyInstance } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { registerDisputeLever } from '../control/dispute-lever.ts';
import { registerHoldLever } from '../control/hold-lever.ts';
import { Faults } from '../faults/faults.ts';
import { followLife } from '../machinery/outbox.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import { refuse } from './answer.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { resolvePayment, resumeSettlements } from './attempt.ts';
import { registerBrowserScripts } from './browser-scripts.ts';
import { createContext, type SandboxContext, type StripeSandboxOptions } from './context.ts';
import { disputeCharge, turnStripeDispute } from './disputes.ts';
import { expireHold } from './held-payments.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { registerMethodSwitch } from './method-configurations.ts';
import { registerChallengePage } from './pages/challenge-page.ts';
import { registerHostedPage } from './pages/hosted-page.ts';
import { resolveRefund } from './refunds.ts';

/** Starts the sandbox on a port of this machine. */
export const startStripeSandbox = async (
  options: StripeSandboxOptions & SandboxAddress,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const app = buildStripeSandbox(options);
  const url = await app.listen({ port: options.port, host: options.host });
  return { url, close: () => app.close() };
};

/** A local Stripe: its API, its pages, its browser script and its webhooks. See DIFFERENCES.md. */
export const buildStripeSandbox = (options: StripeSandboxOptions): FastifyInstance => {
  const context = createContext(options, resolve);
  const faults = new Faults();
  const machinery = { context, faults, keys: new IdempotencyKeys(context.state) };
  const app = createSandboxApp({
    name: 'stripe',
    log: options.log,
    unknown: (method, url) =>
      refuse(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${url}).`,
      }),
    failed: (status, message) =>
      refuse(status, { type: status >= 500 ? 'api_error' : 'invalid_request_error', message }),
  });
  allowBrowsers(app);
  for (const route of API_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handleApiCall(machinery, route, request, reply),
    });
  }
  registerChallengePage(app, context);
  registerHostedPage(app, context);
  registerBrowserScripts(app);
  registerMethodSwitch(app, context);
  const ledger = () => context.state.list('ledger');
  registerDisputeLever(app, (ordered) => turnStripeDispute(context, ordered), context.commit);
  registerHoldLever(app, (id) => expireHold(context, id), context.commit);
  registerControlRoutes(app, { faults, apiPath: '/v1/', webhooks: context.webhooks, ledger });
  app.addHook('onReady', async () => resumeSettlements(context));
  app.addHook('onClose', async () => context.settlement.close());
  followLife(app, context.webhooks, () =>
    context.state.list('event').filter(({ pending_webhooks }) => pending_webhooks > 0),
  );
  return app;
};

/** What waits: a refund, a payer who disputes a charge, or a payment. */
const resolve = (context: SandboxContext, id: string): void => {
  if (id.startsWith('re_')) resolveRefund(context, id);
  else if (id.startsWith('ch_')) disputeCharge(context, id);
  else resolvePayment(context, id);
};

/** Any store's page may ask, as with the real Stripe; what it learns depends on the key, never on a cookie. */
const allowBrowsers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.options('/v1/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key, stripe-version')
      .send(),
  );
};

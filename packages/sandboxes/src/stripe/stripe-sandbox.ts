import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { Faults } from '../faults/faults.ts';
import { refuse } from './answer.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { resumeSettlements, settlePayment } from './attempt.ts';
import { registerBrowserScripts } from './browser-scripts.ts';
import { registerChallengePage } from './challenge-page.ts';
import { createContext, type SandboxContext, type StripeSandboxOptions } from './context.ts';
import { registerHostedPage } from './hosted-page.ts';
import { IdempotencyKeys } from './idempotency.ts';

export interface StripeSandboxAddress {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

/** Starts the sandbox on a port of this machine. */
export const startStripeSandbox = async (
  options: StripeSandboxOptions & StripeSandboxAddress,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const app = buildStripeSandbox(options);
  const url = await app.listen({ port: options.port, host: options.host });
  return { url, close: () => app.close() };
};

/** A local Stripe: its API, its pages, its browser script and its webhooks. See DIFFERENCES.md. */
export const buildStripeSandbox = (options: StripeSandboxOptions): FastifyInstance => {
  const context = createContext(options, settlePayment);
  const faults = new Faults();
  const machinery = { context, faults, keys: new IdempotencyKeys(context.state) };
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  answerInStripesWords(app, options);
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
  const ledger = () => context.state.list('ledger');
  registerControlRoutes(app, { faults, apiPath: '/v1/', webhooks: context.webhooks, ledger });
  followLife(app, context);
  return app;
};

/** Also what no endpoint foresaw has Stripe's shape, or the official client could not read it. */
const answerInStripesWords = (app: FastifyInstance, { log }: StripeSandboxOptions): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`;
    return reply.code(404).send(refuse(404, { type: 'invalid_request_error', message }).body);
  });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log?.(`stripe sandbox: ${error.stack}`);
    const type = status >= 500 ? 'api_error' : 'invalid_request_error';
    return reply.code(status).send(refuse(status, { type, message: error.message }).body);
  });
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

const followLife = (app: FastifyInstance, context: SandboxContext): void => {
  app.addHook('onReady', async () => {
    resumeSettlements(context);
    for (const event of context.state.list('event')) {
      if (event.pending_webhooks > 0) context.webhooks.send(event);
    }
  });
  app.addHook('onClose', async () => {
    context.settlement.close();
    context.webhooks.close();
  });
};

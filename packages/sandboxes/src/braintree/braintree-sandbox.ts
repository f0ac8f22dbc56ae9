import Fastify, { type FastifyInstance } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { registerDisputeLever } from '../control/dispute-lever.ts';
import { registerHoldLever } from '../control/hold-lever.ts';
import { Faults } from '../faults/faults.ts';
import { followLife } from '../machinery/outbox.ts';
import type { SandboxAddress } from '../machinery/sandbox-app.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { registerApprovalPage } from './approval-page.ts';
import { registerBrowserScripts } from './browser-scripts.ts';
import { expireHold } from './capture-and-void.ts';
import { registerClientApi } from './client-api.ts';
import { type BraintreeSandboxOptions, createContext } from './context.ts';
import { turnBraintreeDispute } from './disputes.ts';
import { registerSearchLag } from './search-lag.ts';
import { OutcomeDecision } from './settlement.ts';

/** Starts the sandbox on a port of this machine. */
export const startBraintreeSandbox = async (
  options: BraintreeSandboxOptions & SandboxAddress,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const app = buildBraintreeSandbox(options);
  const url = await app.listen({ port: options.port, host: options.host });
  return { url, close: () => app.close() };
};

/** A local Braintree with PayPal behind it: gateway, browser scripts, PayPal's page, webhooks. See DIFFERENCES.md. */
const buildBraintreeSandbox = (options: BraintreeSandboxOptions): FastifyInstance => {
  const context = createContext(options);
  const faults = new Faults();
  const settlement = new OutcomeDecision(context);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  takeBodies(app);
  allowBrowsers(app);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(''));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    options.log?.(`braintree sandbox: ${error.stack}`);
    return reply.code(error.statusCode ?? 500).send('');
  });
  for (const route of API_ROUTES) {
    app.route({
      method: route.method,
      url: `/merchants/:merchant${route.path}`,
      handler: (request, reply) => handleApiCall({ context, faults, settlement }, route, request, reply),
    });
  }
  registerClientApi(app, context);
  registerApprovalPage(app, context);
  registerBrowserScripts(app);
  const ledger = () => context.journal.list('ledger');
  registerDisputeLever(app, (ordered) => turnBraintreeDispute(context, ordered), context.commit);
  registerHoldLever(app, (id) => expireHold(context, id), context.commit);
  registerSearchLag(app, context);
  registerControlRoutes(app, { faults, apiPath: '/merchants/', webhooks: context.webhooks, ledger });
  app.addHook('onReady', async () => settlement.resume());
  app.addHook('onClose', async () => settlement.close());
  followLife(app, context.webhooks, () =>
    context.journal.list('notification').filter(({ isDelivered }) => !isDelivered),
  );
  return app;
};

/** JSON from scripts and from the official client, which calls an empty body JSON too; forms from the page. */
const takeBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
};

/** Any store's page may ask, as with the real Braintree; what it may do depends on its client token. */
const allowBrowsers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.options('/merchants/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .send(),
  );
};

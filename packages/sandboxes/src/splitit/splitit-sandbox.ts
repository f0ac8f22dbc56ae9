import { createPublicKey } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { Faults } from '../faults/faults.ts';
import { AccessTokens, registerTokens } from './access-tokens.ts';
import { CODES, refuse } from './answer.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { registerCheckoutPage } from './checkout-page.ts';
import { createContext, type SandboxContext, type SplititSandboxOptions } from './context.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { registerInstalmentForm } from './instalment-form.ts';
import { registerSplititControl } from './splitit-control.ts';
import { signWebhook } from './webhook-sender.ts';

export interface SplititSandboxAddress {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

export interface SplititSandbox {
  readonly url: string;
  /** Verifies the sandbox's webhooks; a PEM. */
  readonly webhookPublicKey: string;
  /** Its signature of a body that it would never send. */
  sign(id: string, body: string): string;
  close(): Promise<void>;
}

/** Starts the sandbox on a port of this machine. */
export const startSplititSandbox = async (
  options: SplititSandboxOptions & SplititSandboxAddress,
): Promise<SplititSandbox> => {
  const context = createContext(options);
  const app = buildApp(context);
  const url = await app.listen({ port: options.port, host: options.host });
  return {
    url,
    webhookPublicKey: createPublicKey(context.webhookKey).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (id, body) => signWebhook(id, body, context.webhookKey),
    close: () => app.close(),
  };
};

/** A local SplitIt: its API, its form, its page and its webhooks. See DIFFERENCES.md. */
const buildApp = (context: SandboxContext): FastifyInstance => {
  const faults = new Faults();
  const tokens = new AccessTokens(context.now);
  const machinery = { context, faults, tokens, keys: new IdempotencyKeys(context.state) };
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  answerInSplititsWords(app, context);
  registerTokens(app, context, tokens);
  for (const route of API_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handleApiCall(machinery, route, request, reply),
    });
  }
  registerInstalmentForm(app, context, faults);
  registerCheckoutPage(app, context);
  registerSplititControl(app, context, faults, tokens);
  followLife(app, context);
  return app;
};

/** Also what no endpoint foresaw has SplitIt's shape, or a client could not read it. */
const answerInSplititsWords = (app: FastifyInstance, { options }: SandboxContext): void => {
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .send(refuse(404, CODES.invalidRequest, `No such service: ${request.method} ${request.url}`).body),
  );
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) options.log?.(`splitit sandbox: ${error.stack}`);
    const code = status >= 500 ? CODES.generalError : CODES.invalidRequest;
    return reply.code(status).send(refuse(status, code, error.message).body);
  });
};

const followLife = (app: FastifyInstance, { state, webhooks }: SandboxContext): void => {
  app.addHook('onReady', async () => {
    for (const notification of state.list('notification')) {
      if (!notification.isDelivered) webhooks.send(notification);
    }
  });
  app.addHook('onClose', async () => webhooks.close());
};

import type { FastifyInstance } from 'fastify';
import { Faults } from '../faults/faults.ts';
import { followLife } from '../machinery/outbox.ts';
import { publicPem } from '../machinery/persistent-key.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import { AccessTokens, registerTokens } from './access-tokens.ts';
import { CODES, refuse } from './answer.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { registerCheckoutPage } from './checkout-page.ts';
import { createContext, type SandboxContext, type SplititSandboxOptions } from './context.ts';
import { registerFlexForm } from './flex-form.ts';
import { scheduleRefunds } from './plan-refunds.ts';
import { registerSplititControl } from './splitit-control.ts';
import { signWebhook } from './webhook-sender.ts';

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
  options: SplititSandboxOptions & SandboxAddress,
): Promise<SplititSandbox> => {
  const context = createContext(options);
  const app = buildApp(context);
  const url = await app.listen({ port: options.port, host: options.host });
  for (const plan of context.state.list('plan')) scheduleRefunds(context, plan, url);
  return {
    url,
    webhookPublicKey: publicPem(context.webhookKey),
    sign: (id, body) => signWebhook(id, body, context.webhookKey),
    close: () => app.close(),
  };
};

/** A local SplitIt: its API, its form, its page and its webhooks. See DIFFERENCES.md. */
const buildApp = (context: SandboxContext): FastifyInstance => {
  const faults = new Faults();
  const tokens = new AccessTokens(context.now);
  const machinery = { context, faults, tokens };
  const app = createSandboxApp({
    name: 'splitit',
    log: context.options.log,
    unknown: (method, url) => refuse(404, CODES.invalidRequest, `No such service: ${method} ${url}`),
    failed: (status, message) =>
      refuse(status, status >= 500 ? CODES.generalError : CODES.invalidRequest, message),
  });
  registerTokens(app, context, tokens);
  for (const route of API_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handleApiCall(machinery, route, request, reply),
    });
  }
  registerFlexForm(app, context, faults);
  registerCheckoutPage(app, context);
  registerSplititControl(app, context, faults, tokens);
  const { state, webhooks } = context;
  followLife(app, webhooks, () => state.list('notification').filter(({ isDelivered }) => !isDelivered));
  return app;
};

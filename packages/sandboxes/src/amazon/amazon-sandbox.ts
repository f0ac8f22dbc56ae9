import type { FastifyInstance } from 'fastify';
import { Faults } from '../faults/faults.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import { registerAmazonControl } from './amazon-control.ts';
import { refuse } from './answer.ts';
import { handleApiCall } from './api-route.ts';
import { API_ROUTES } from './api-routes.ts';
import { registerButton } from './begin-checkout.ts';
import { type AmazonSandboxOptions, createContext, type SandboxContext } from './context.ts';
import { scheduleOutcome, scheduleRefund } from './move-money.ts';
import { signWrapped, wrap } from './notification.ts';
import { registerPages } from './pages.ts';
import { registerReportStorage } from './reports-api.ts';

export interface AmazonSandbox {
  readonly url: string;
  /** The merchant's key, a PEM: what Seller Central would have handed out. */
  readonly privateKey: string;
  /** Wraps a message that it would never send. */
  wrap(message: string): string;
  /** Its signature of a wrapped message. */
  sign(wrapped: string): string;
  close(): Promise<void>;
}

/** Starts the sandbox on a port of this machine. */
export const startAmazonSandbox = async (
  options: AmazonSandboxOptions & SandboxAddress,
): Promise<AmazonSandbox> => {
  const context = createContext(options);
  const app = buildApp(context);
  const url = await app.listen({ port: options.port, host: options.host });
  const own = `http://${options.host}:${new URL(url).port}`;
  followLife(context, own);
  return {
    url,
    privateKey: context.merchantKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    wrap: (message) =>
      wrap(message, { id: 'message-1', at: new Date(0), certificateUrl: `${own}/sns/certificate.pem` }),
    sign: (wrapped) => signWrapped(wrapped, context.notificationKey),
    close: () => app.close(),
  };
};

/** A local Amazon Pay: its API, its pages and its notifications. See DIFFERENCES.md. */
const buildApp = (context: SandboxContext): FastifyInstance => {
  const faults = new Faults();
  const app = createSandboxApp({
    name: 'amazon',
    log: context.options.log,
    unknown: (method, url) => refuse(404, 'ResourceNotFound', `No such operation: ${method} ${url}`),
    failed: (status, message) =>
      refuse(status, status >= 500 ? 'InternalServerError' : 'InvalidRequest', message),
  });
  // A signature covers the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const route of API_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handleApiCall(context, faults, route, request, reply),
    });
  }
  registerButton(app, context);
  registerPages(app, context);
  registerReportStorage(app, context);
  registerAmazonControl(app, context, faults);
  app.addHook('onClose', async () => context.notifications.close());
  return app;
};

/** Goes on where an earlier life ended: notifications that were not delivered, banks that had not decided. */
const followLife = (context: SandboxContext, base: string): void => {
  const { state, notifications } = context;
  for (const notification of state.list('notification')) {
    if (!notification.isDelivered) notifications.send(notification);
  }
  for (const charge of state.list('charge')) scheduleOutcome(context, charge, base);
  for (const refund of state.list('refund')) scheduleRefund(context, refund, base);
};

import type { FastifyRequest } from 'fastify';
import { registerDisputeLever } from '../control/dispute-lever.ts';
import { createLender } from '../lender/lender.ts';
import { type ApiRoute, buildLenderApp, type LenderSandbox, openLender } from '../lender/lender-app.ts';
import { registerLenderPage } from '../lender/lender-page.ts';
import type { WebhookForm } from '../lender/webhook-sender.ts';
import type { SandboxAddress } from '../machinery/sandbox-app.ts';
import { scheduleOutcome, type TruemedContext, type TruemedSandboxOptions } from './context.ts';
import { turnTruemedDispute } from './disputes.ts';
import { refuse, type Session } from './session.ts';
import { FRAME_END_SCRIPT, sessionPage } from './session-page.ts';
import {
  cancelSession,
  captureSession,
  createSession,
  readSession,
  refundSession,
  voidSession,
} from './sessions-api.ts';

export const TRUEMED_WEBHOOKS: WebhookForm = {
  header: 'x-truemed-signature',
  scheme: 'v1',
  algorithm: 'sha256',
  contentType: 'application/json',
  receipt: 204,
};

/** Starts a local Truemed on a port of this machine: its API, its page, its webhooks. See DIFFERENCES.md. */
export const startTruemedSandbox = async (
  options: TruemedSandboxOptions & SandboxAddress,
): Promise<LenderSandbox> => {
  const signing = { ...TRUEMED_WEBHOOKS, secret: options.webhookSecret };
  const lender = createLender<Session>('truemed', options, signing);
  const context: TruemedContext = { ...lender, keys: options, reviews: new Set() };
  const app = buildLenderApp(context, {
    routes: routesOf(context),
    apiPath: '/payments/',
    admits: ({ headers }) => headers['x-truemed-api-key'] === options.apiKey,
    keyOf: idempotencyKeyOf,
    refuse,
  });
  registerLenderPage(app, context, sessionPage(context));
  registerDisputeLever(app, (ordered) => turnTruemedDispute(context, ordered), context.commit);
  app.get('/frame-end.js', async (_request, reply) => reply.type('text/javascript').send(FRAME_END_SCRIPT));
  app.addHook('onClose', async () => {
    for (const review of context.reviews) clearTimeout(review);
  });
  for (const session of context.state.list('session')) {
    if (session.status === 'processing') scheduleOutcome(context, session);
  }
  return openLender(app, options, signing);
};

/** Truemed's API as far as the sandbox speaks it. */
const routesOf = (context: TruemedContext): readonly ApiRoute[] => [
  { method: 'POST', path: '/payments/v1/create_payment_session', run: createSession(context) },
  { method: 'GET', path: '/payments/v1/payment_session/:id', run: readSession(context) },
  { method: 'POST', path: '/payments/v1/payment_session/:id/cancel', run: cancelSession(context) },
  { method: 'POST', path: '/payments/v1/payment_session/:id/void', run: voidSession(context) },
  { method: 'POST', path: '/payments/v1/payment_session/:id/capture', run: captureSession(context) },
  { method: 'POST', path: '/payments/v1/refund', run: refundSession(context) },
];

/** A field of the body. */
const idempotencyKeyOf = ({ body }: FastifyRequest): string | null => {
  const key =
    typeof body === 'object' && body !== null && 'idempotency_key' in body ? body.idempotency_key : null;
  return typeof key === 'string' && key !== '' ? key : null;
};

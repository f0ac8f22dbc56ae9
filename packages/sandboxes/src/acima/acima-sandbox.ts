import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLender } from '../lender/lender.ts';
import {
  type ApiRoute,
  buildLenderApp,
  idempotencyHeaderOf,
  type LenderSandbox,
  openLender,
} from '../lender/lender-app.ts';
import { registerLenderPage } from '../lender/lender-page.ts';
import type { WebhookForm } from '../lender/webhook-sender.ts';
import type { SandboxAddress } from '../machinery/sandbox-app.ts';
import type { AcimaContext, AcimaSandboxOptions } from './context.ts';
import { type Lease, refuse } from './lease.ts';
import { FRAME_SCRIPT, leasePage } from './lease-page.ts';
import { finalizeLease, openLease, readLease, refundLease, terminateLease } from './leases-api.ts';

const TOKEN_LIFE_S = 3_600;

export const ACIMA_WEBHOOKS: WebhookForm = {
  header: 'x-acima-signature',
  scheme: 'v1',
  algorithm: 'sha256',
  contentType: 'application/json',
};

/** Starts a local Acima on a port of this machine: its API, its page, its webhooks. See DIFFERENCES.md. */
export const startAcimaSandbox = async (
  options: AcimaSandboxOptions & SandboxAddress,
): Promise<LenderSandbox> => {
  const signing = { ...ACIMA_WEBHOOKS, secret: options.webhookSecret };
  const context: AcimaContext = { ...createLender<Lease>('acima', options, signing), keys: options };
  const tokens = new Set<string>();
  const app = buildLenderApp(context, {
    routes: routesOf(context),
    apiPath: '/',
    admits: (request) => isAdmitted(request, options, tokens),
    keyOf: idempotencyHeaderOf,
    refuse,
  });
  registerTokens(app, options, tokens);
  registerLenderPage(app, context, leasePage(context));
  app.get('/frame.js', async (_request, reply) => reply.type('text/javascript').send(FRAME_SCRIPT));
  return openLender(app, options, signing);
};

/** Acima's API as far as it is known, and what of it is ours. */
const routesOf = (context: AcimaContext): readonly ApiRoute[] => [
  { method: 'POST', path: '/api/merchants/:merchant/checkouts', run: openLease(context) },
  { method: 'GET', path: '/api/contracts/:id', run: readLease(context) },
  { method: 'POST', path: '/merchants/:merchant/leases/:id/finalize', run: finalizeLease(context) },
  { method: 'POST', path: '/api/contracts/:id/termination', run: terminateLease(context) },
  { method: 'POST', path: '/api/contracts/:id/refunds', run: refundLease(context) },
];

/** A finalised lease is asked for with the API key, everything else with an access token. */
const isAdmitted = (
  { url, headers }: FastifyRequest,
  { apiKey, merchantId }: AcimaSandboxOptions,
  tokens: ReadonlySet<string>,
): boolean => {
  if (url.startsWith('/merchants/'))
    return headers['api-token'] === apiKey && url.startsWith(`/merchants/${merchantId}/`);
  return tokens.has(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
};

/** `POST /api/oauth/token`. Tokens are forgotten when the sandbox ends, as tokens may be. */
const registerTokens = (
  app: FastifyInstance,
  { merchantId, apiKey }: AcimaSandboxOptions,
  tokens: Set<string>,
): void => {
  app.post<{ Body: Partial<Record<string, string>> | undefined }>(
    '/api/oauth/token',
    async ({ body }, reply) => {
      const isClient = body?.client_id === merchantId && body?.client_secret === apiKey;
      if (body?.grant_type !== 'client_credentials' || !isClient)
        return reply.code(401).send({ code: 'access_denied', message: 'Unauthorized' });
      const token = randomBytes(24).toString('base64url');
      tokens.add(token);
      return { access_token: token, expires_in: TOKEN_LIFE_S, token_type: 'Bearer' };
    },
  );
};

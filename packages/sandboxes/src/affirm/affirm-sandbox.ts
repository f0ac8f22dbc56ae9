import type { FastifyRequest } from 'fastify';
import { createLender } from '../lender/lender.ts';
import { type ApiRoute, buildLenderApp } from '../lender/lender-app.ts';
import { registerLenderPage } from '../lender/lender-page.ts';
import { signWebhook, type WebhookForm } from '../lender/webhook-sender.ts';
import type { Checkout } from './checkout.ts';
import { checkoutPage } from './checkout-page.ts';
import { openCheckout, readCheckout, updateCheckout } from './checkouts-api.ts';
import { type AffirmContext, type AffirmSandboxOptions, refuse } from './context.ts';
import { authorize, capture, readTransaction, refund, voidTransaction } from './transactions-api.ts';

export interface LenderAddress {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
}

export interface LenderSandbox {
  readonly url: string;
  /** Its signature of a body that it would never send. */
  sign(body: string): string;
  close(): Promise<void>;
}

export const AFFIRM_WEBHOOKS: WebhookForm = {
  header: 'x-affirm-signature',
  scheme: 'v0',
  algorithm: 'sha512',
  contentType: 'application/x-www-form-urlencoded',
};

/** Starts a local Affirm on a port of this machine: its API, its page, its webhooks. See DIFFERENCES.md. */
export const startAffirmSandbox = async (
  options: AffirmSandboxOptions & LenderAddress,
): Promise<LenderSandbox> => {
  const signing = { ...AFFIRM_WEBHOOKS, secret: options.privateKey };
  const context: AffirmContext = { ...createLender<Checkout>('affirm', options, signing), keys: options };
  const app = buildLenderApp(context, {
    routes: routesOf(context),
    apiPath: '/api/',
    admits: ({ headers }) => headers.authorization === `Basic ${basicOf(options)}`,
    keyOf: idempotencyKeyOf,
    refuse,
  });
  registerLenderPage(app, context, checkoutPage(context));
  return {
    url: await app.listen({ port: options.port, host: options.host }),
    sign: (body) => signWebhook(signing, body),
    close: () => app.close(),
  };
};

/** Affirm's API as far as the sandbox speaks it. */
const routesOf = (context: AffirmContext): readonly ApiRoute[] => [
  { method: 'POST', path: '/api/v2/checkout/direct', run: openCheckout(context) },
  { method: 'GET', path: '/api/v2/checkout/:id', run: readCheckout(context) },
  { method: 'POST', path: '/api/v2/checkout/:id', run: updateCheckout(context) },
  { method: 'POST', path: '/api/v1/transactions', run: authorize(context) },
  { method: 'GET', path: '/api/v1/transactions/:id', run: readTransaction(context) },
  { method: 'POST', path: '/api/v1/transactions/:id/capture', run: capture(context) },
  { method: 'POST', path: '/api/v1/transactions/:id/void', run: voidTransaction(context) },
  { method: 'POST', path: '/api/v1/transactions/:id/refund', run: refund(context) },
];

const basicOf = ({ publicKey, privateKey }: AffirmSandboxOptions): string =>
  Buffer.from(`${publicKey}:${privateKey}`).toString('base64');

export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
};

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
import type { Checkout } from './checkout.ts';
import { checkoutPage } from './checkout-page.ts';
import { openCheckout, readCheckout, updateCheckout } from './checkouts-api.ts';
import { type AffirmContext, type AffirmSandboxOptions, refuse } from './context.ts';
import { authorize, capture, readTransaction, refund, voidTransaction } from './transactions-api.ts';

export const AFFIRM_WEBHOOKS: WebhookForm = {
  header: 'x-affirm-signature',
  scheme: 'v0',
  algorithm: 'sha512',
  contentType: 'application/x-www-form-urlencoded',
};

/** Starts a local Affirm on a port of this machine: its API, its page, its webhooks. See DIFFERENCES.md. */
export const startAffirmSandbox = async (
  options: AffirmSandboxOptions & SandboxAddress,
): Promise<LenderSandbox> => {
  const signing = { ...AFFIRM_WEBHOOKS, secret: options.privateKey };
  const context: AffirmContext = { ...createLender<Checkout>('affirm', options, signing), keys: options };
  const app = buildLenderApp(context, {
    routes: routesOf(context),
    apiPath: '/api/',
    admits: ({ headers }) => headers.authorization === `Basic ${basicOf(options)}`,
    keyOf: idempotencyHeaderOf,
    refuse,
  });
  registerLenderPage(app, context, checkoutPage(context));
  return openLender(app, options, signing);
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
